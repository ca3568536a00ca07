import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpSettings } from '../smtp-settings.ts';

/** The time limits of each step, and of a whole message. */
export const SMTP_TIMEOUTS = { connectMs: 5000, greetingMs: 5000, silenceMs: 10_000, messageMs: 30_000 } as const;

const MAX_RESPONSE_BYTES = 64 * 1024;

export interface Envelope {
  readonly from: string;
  readonly to: string;
}

/** One SMTP session: encrypted and signed in, or it rejects. */
export class SmtpConversation {
  readonly #connection: SMTPConnection;
  #sent = 0;
  #isOpen = true;

  private constructor(connection: SMTPConnection) {
    this.#connection = connection;
    connection.once('end', () => {
      this.#isOpen = false;
    });
  }

  static async open({ host, port, tls, auth }: SmtpSettings, signal: AbortSignal): Promise<SmtpConversation> {
    const connection = new SMTPConnection({
      host,
      port,
      secure: tls === 'implicit',
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'none',
      connectionTimeout: SMTP_TIMEOUTS.connectMs,
      dnsTimeout: SMTP_TIMEOUTS.connectMs,
      greetingTimeout: SMTP_TIMEOUTS.greetingMs,
      socketTimeout: SMTP_TIMEOUTS.silenceMs,
      maxResponseSize: MAX_RESPONSE_BYTES,
    });
    // Without a listener, an error between two messages would end the process.
    connection.on('error', () => undefined);
    const conversation = new SmtpConversation(connection);
    await conversation.#during(signal, (done) => connection.connect(done));
    if (auth) await conversation.#during(signal, (done) => connection.login({ ...auth }, done));
    return conversation;
  }

  /** False after either side has closed it. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The number of messages sent. */
  get sent(): number {
    return this.#sent;
  }

  async send(envelope: Envelope, message: Buffer, signal: AbortSignal): Promise<void> {
    await this.#during(signal, (done) => this.#connection.send({ ...envelope }, message, done));
    this.#sent++;
  }

  quit(): void {
    this.#connection.quit();
  }

  /** Closes immediately. */
  close(): void {
    this.#connection.close();
  }

  /** Ends with the step, an error of the connection, its end, or the signal, whichever comes first. */
  async #during(signal: AbortSignal, step: (done: (error?: Error | null) => void) => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onEnd = () => reject(new Error('the mail server has closed the connection'));
    const onAbort = () => reject(new Error('aborted'));
    this.#connection.once('error', reject);
    this.#connection.once('end', onEnd);
    signal.addEventListener('abort', onAbort);
    try {
      signal.throwIfAborted();
      step((error) => (error ? reject(error) : resolve()));
      await promise;
    } catch (error) {
      this.close();
      throw error;
    } finally {
      this.#connection.off('error', reject);
      this.#connection.off('end', onEnd);
      signal.removeEventListener('abort', onAbort);
    }
  }
}
