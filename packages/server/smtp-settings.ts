export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** `implicit`: from the first byte; `starttls`: before anything is sent; `none`: only for this machine. */
  readonly tls: 'implicit' | 'starttls' | 'none';
  /** Null: the server accepts e-mail without authentication. */
  readonly auth: { readonly user: string; readonly pass: string } | null;
  readonly from: { readonly name: string; readonly address: string };
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const DEFAULT_PORTS = { implicit: 465, starttls: 587, none: 25 } as const;
/** `play@example.org`, or with a name: `Safehouse <play@example.org>`. */
const SENDER = /^(?:([^<>"\r\n]*)<([^<>\s@]+@[^<>\s@]+)>|([^<>\s@]+@[^<>\s@]+))$/;

/** Errors do not quote the URL, because it contains a password. */
export function parseSmtpSettings(url: string, sender: string): SmtpSettings | { readonly problem: string } {
  const parsed = URL.parse(url);
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '')
    return { problem: 'SMTP_URL must look like smtp://user:password@mail.example.org:587, or smtps://...' };
  const from = SENDER.exec(sender.trim());
  if (!from) return { problem: 'MAIL_FROM must be an address like Safehouse <play@example.org>' };
  const [, name = '', named, plain] = from;
  const tls = parsed.protocol === 'smtps:' ? 'implicit' : LOOPBACK.test(parsed.hostname) ? 'none' : 'starttls';
  return {
    host: parsed.hostname.replace(/^\[|\]$/g, ''),
    port: Number(parsed.port) || DEFAULT_PORTS[tls],
    tls,
    auth: parsed.username === '' ? null : { user: decode(parsed.username), pass: decode(parsed.password) },
    from: { name: name.trim() || 'Safehouse', address: named ?? plain },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
