export { type Simulation } from './chunk.ts';
export { type Outcome, playOut, type Setting } from './playout.ts';
export { markdown, resultData, resultTables, settingText, speedText, type Table } from './report.ts';
export { type Simulated, simulate } from './simulate.ts';
export { labText } from './text/index.ts';
export { type Interval, wilson } from './wilson.ts';
