export { backup, restore } from './backup.ts';
export { type Admin, type AdminOptions, openAdmin } from './open.ts';
export { checkTables, type Damage, repairTable } from './repair.ts';
export { listReports, reportAsScenario } from './reports.ts';
export { closeTable, exportTable, listTables, showTable, type TableSummary } from './tables.ts';
