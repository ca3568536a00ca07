import { type Config, reachSmtp } from '@safehouse/server';
import { errorMessage } from '../input.ts';
import { type Finding, fault, ok } from './finding.ts';

/** By the step that failed. */
const ADVICE: { readonly [step: string]: string } = {
  EAUTH: 'Correct user and password in SMTP_URL (special characters as in addresses: @ is %40).',
  ETLS: 'Mail goes only over TLS: use a server that has it (port 587 by smtp://, 465 by smtps://) and a valid certificate.',
  ESOCKET: 'See host, port and certificate in SMTP_URL: smtps:// is for port 465, smtp:// for 587.',
};

/** Connects, encrypts and signs in. No e-mail is sent. */
export async function checkMail({ smtp }: Config): Promise<Finding> {
  if (smtp === null) return ok('mail', 'not used: notifications go by push alone');
  const place = `${smtp.host}:${smtp.port}`;
  try {
    await reachSmtp(smtp);
    const how = smtp.tls === 'none' ? 'without TLS, as it is on this machine' : 'with TLS';
    return ok('mail', `${place} takes mail ${how}${smtp.auth ? ', signed in' : ''}, as ${smtp.from.address}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const advice = ADVICE[code] ?? 'See host and port in SMTP_URL, and whether a firewall closes the port.';
    return fault('mail', `${place} cannot be used: ${errorMessage(error)}`, advice);
  }
}
