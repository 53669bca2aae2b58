import { createContext, useContext } from 'react';

/** Opens the rules at one of them, wherever at a table something is to be looked up. */
export const OpenRule = createContext<(rule: string) => void>(() => undefined);

export function useOpenRule(): (rule: string) => void {
  return useContext(OpenRule);
}
