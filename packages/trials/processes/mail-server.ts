import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { parseMail, type ReceivedMail } from './parse-mail.ts';

const QUIET: SMTPServerOptions = { disabledCommands: ['AUTH', 'STARTTLS'], logger: false };

interface MailServerOptions extends SMTPServerOptions {
  /** A free port by default. */
  readonly port?: number;
}

/** An SMTP server on this machine that stores what it receives. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  readonly port: number;
  readonly #server: SMTPServer;

  private constructor(server: SMTPServer, mails: ReceivedMail[]) {
    this.#server = server;
    this.mails = mails;
    this.port = (server.server.address() as AddressInfo).port;
  }

  static async start({ port = 0, ...options }: MailServerOptions = {}): Promise<MailServer> {
    const mails: ReceivedMail[] = [];
    const server = new SMTPServer({
      ...QUIET,
      onData(stream, session, done) {
        buffer(stream).then((content) => {
          mails.push(parseMail(content.toString(), session.envelope.rcptTo[0].address));
          done();
        }, done);
      },
      ...options,
    });
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return new MailServer(server, mails);
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** How many clients are connected. */
  get connections(): number {
    return this.#server.connections.size;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      for (const connection of this.#server.connections) connection.close();
    });
  }
}
