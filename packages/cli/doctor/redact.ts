const HIDDEN = '***';

/** Settings that hold secrets, or URLs with a password. */
const SECRET_SETTINGS = ['DATABASE_URL', 'NATS_URL', 'SMTP_URL', 'METRICS_TOKEN'];

/** Removes all secrets in the settings from a text: error messages of clients may quote them. */
export function createRedactor(environment: NodeJS.ProcessEnv): (text: string) => string {
  const secrets = SECRET_SETTINGS.flatMap((name) => secretsIn(environment[name] ?? ''));
  // The longest first, because one secret may contain another.
  const parts = [...new Set(secrets)].filter((part) => part !== '').sort((a, b) => b.length - a.length);
  return (text) => parts.reduce((redacted, part) => redacted.replaceAll(part, HIDDEN), text);
}

/** The whole value, and the password of a URL, both encoded and decoded. */
function secretsIn(value: string): string[] {
  const addresses = value.split(',').flatMap((part) => URL.parse(part) ?? []);
  const passwords = addresses.flatMap(({ username, password, protocol }) => {
    // NATS URLs have a token in place of the user name.
    const secret = password === '' && protocol !== 'postgres:' ? username : password;
    return [secret, decode(secret)];
  });
  return [value, ...passwords];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
