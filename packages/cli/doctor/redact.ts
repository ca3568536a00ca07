const HIDDEN = '***';

/** The settings that hold secrets, or addresses with a password. */
const SECRET_SETTINGS = ['DATABASE_URL', 'NATS_URL', 'SMTP_URL', 'METRICS_TOKEN'];

/** A function that takes all secrets of the settings out of a text: messages of clients may quote them. */
export function createRedactor(environment: NodeJS.ProcessEnv): (text: string) => string {
  const secrets = SECRET_SETTINGS.flatMap((name) => secretsIn(environment[name] ?? ''));
  // The longest first: one secret may contain another.
  const parts = [...new Set(secrets)].filter((part) => part !== '').sort((a, b) => b.length - a.length);
  return (text) => parts.reduce((redacted, part) => redacted.replaceAll(part, HIDDEN), text);
}

/** The whole value, and in an address the password in both ways of writing it. */
function secretsIn(value: string): string[] {
  const addresses = value.split(',').flatMap((part) => URL.parse(part) ?? []);
  const passwords = addresses.flatMap(({ username, password, protocol }) => {
    // NATS takes a token in the place of the user.
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
