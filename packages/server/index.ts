export { startBotWorker } from './bots/start-worker.ts';
export { BadConfig, type Config, configFrom } from './config.ts';
export { helpersGiveWay } from './give-way.ts';
export { CannotStart, type RunningServer, serve } from './main.ts';
export { moveToPostgres, moveToSqlite } from './store/move/move.ts';
export { CannotMove } from './store/move/ready.ts';
export { BackupProblem, backUp, databaseFile, restore } from './store/sqlite/backup.ts';
