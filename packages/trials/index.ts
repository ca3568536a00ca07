/** The processes that tests start. It imports nothing of the server, because the server's own tests import it. */
export { NatsProcess, NO_NATS, natsProgram } from './processes/nats-process.ts';
export { PostgresProcess } from './processes/postgres-process.ts';
