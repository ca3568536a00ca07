/** The processes that tests start. Imports nothing from the server, because the server's own tests import this file. */
export { Cluster } from './processes/cluster.ts';
export { MailServer } from './processes/mail-server.ts';
export { NatsProcess, NO_NATS, natsProgram } from './processes/nats-process.ts';
export type { ReceivedMail } from './processes/parse-mail.ts';
export { PostgresProcess } from './processes/postgres-process.ts';
