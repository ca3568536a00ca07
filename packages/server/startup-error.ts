/** Something that the server needs is not available: the port, the data folder, the database, NATS or a game. */
export class StartupError extends Error {}
