export { startBotWorker } from './bots/start-bot-worker.ts';
export { type Config, ConfigError, configFrom } from './config.ts';
export { type RunningServer, StartupError, serve } from './main.ts';
export { copyPostgresToSqlite, copySqliteToPostgres } from './store/move/copy-database.ts';
export { DatabaseCopyError } from './store/move/preflight.ts';
export { BackupError, backUpDatabase, databasePath } from './store/sqlite/backup.ts';
export { restoreDatabase } from './store/sqlite/restore.ts';
export { lowerV8WorkerPriority } from './thread-priority.ts';
