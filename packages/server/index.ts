export { BadConfig, type Config, configFrom } from './config.ts';
export { CannotStart, type RunningServer, serve } from './main.ts';
export { BackupProblem, backUp, restore } from './store/sqlite/backup.ts';
