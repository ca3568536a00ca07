import MailComposer from 'nodemailer/lib/mail-composer';
import type { SmtpSettings } from '../smtp-settings.ts';
import { SMTP_TIMEOUTS, SmtpConversation } from './smtp-connection.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every attempt at one message, so that mail servers drop duplicates. */
  readonly messageId: string;
  readonly headers?: { readonly [name: string]: string };
}

/** `refused`: this message, permanently. `failed`: this message, for now. `down`: no message can be sent. */
export type MailOutcome = 'sent' | 'refused' | 'failed' | 'down';

export const MAIL_LIMITS = { connections: 3, mailsPerConnection: 100, idleMs: 5000 } as const;

/** Sends e-mail by the host's mail server. Connections are kept open briefly for the next message. */
export class Mailer {
  readonly #settings: SmtpSettings;
  readonly #onProblem: (why: string) => void;
  readonly #closing = new AbortController();
  readonly #idle = new Map<SmtpConversation, NodeJS.Timeout>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** `onProblem` is never passed addresses. */
  constructor(settings: SmtpSettings, onProblem: (why: string) => void) {
    this.#settings = settings;
    this.#onProblem = onProblem;
  }

  /** Never rejects. */
  async send(mail: Mail): Promise<MailOutcome> {
    await this.#takeTurn();
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(SMTP_TIMEOUTS.messageMs)]);
    try {
      await this.#sendNow(mail, signal);
      return 'sent';
    } catch (error) {
      this.#onProblem(problemOf(error));
      return outcomeOf(error);
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  /** Closes all connections immediately. */
  close(): void {
    this.#closing.abort();
    for (const [conversation, timer] of this.#idle) {
      clearTimeout(timer);
      conversation.close();
    }
    this.#idle.clear();
  }

  async #takeTurn(): Promise<void> {
    if (this.#running >= MAIL_LIMITS.connections) await new Promise<void>((start) => this.#waiting.push(start));
    this.#running++;
  }

  async #sendNow(mail: Mail, signal: AbortSignal): Promise<void> {
    const { from } = this.#settings;
    signal.throwIfAborted();
    const message = await new MailComposer({ ...mail, from, headers: { ...mail.headers } }).compile().build();
    const conversation = this.#takeIdle() ?? (await SmtpConversation.open(this.#settings, signal));
    await conversation.send({ from: from.address, to: mail.to }, message, signal);
    this.#keep(conversation);
  }

  #takeIdle(): SmtpConversation | null {
    for (const [conversation, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(conversation);
      if (conversation.isOpen) return conversation;
    }
    return null;
  }

  #keep(conversation: SmtpConversation): void {
    if (conversation.sent >= MAIL_LIMITS.mailsPerConnection || this.#closing.signal.aborted) {
      conversation.quit();
      return;
    }
    const end = () => {
      this.#idle.delete(conversation);
      conversation.quit();
    };
    this.#idle.set(conversation, setTimeout(end, MAIL_LIMITS.idleMs).unref());
  }
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

const smtpError = (error: unknown): SmtpError => (error instanceof Error ? (error as SmtpError) : {});

/** An error about a recipient or message concerns only that one; any other error concerns all. */
function outcomeOf(error: unknown): MailOutcome {
  const { responseCode = 0, command = '' } = smtpError(error);
  if (responseCode === 0 || !/^(RCPT TO|DATA)$/.test(command)) return 'down';
  return responseCode >= 500 ? 'refused' : 'failed';
}

/** Without the text, because mail servers quote addresses. */
function problemOf(error: unknown): string {
  const { code, command, responseCode } = smtpError(error);
  const parts = [code ?? (error instanceof Error ? error.name : 'unknown'), command, responseCode];
  return parts.filter((part) => part !== undefined).join(' ');
}
