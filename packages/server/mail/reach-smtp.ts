import type { SmtpSettings } from '../smtp-settings.ts';
import { SMTP_TIMEOUTS, SmtpConversation } from './smtp-connection.ts';

/** Connects, encrypts and signs in as for a message, but sends none. Throws the error of the failed step. */
export async function reachSmtp(settings: SmtpSettings): Promise<void> {
  const conversation = await SmtpConversation.open(settings, AbortSignal.timeout(SMTP_TIMEOUTS.messageMs));
  conversation.quit();
}
