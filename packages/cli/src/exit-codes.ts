export const OK = 0;
/** Something was checked and is not as it should be. */
export const FAILED = 1;
/** What was asked for makes no sense. */
export const MISUSED = 2;
