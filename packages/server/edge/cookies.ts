export interface CookieAttributes {
  readonly path: string;
  readonly maxAgeSeconds: number;
  readonly sameSite: 'Lax' | 'Strict';
  /** The origin of the server: over https the cookie is sent over https only. */
  readonly origin: string;
}

/** A cookie that scripts cannot read. */
export function formatCookie(name: string, value: string, attributes: CookieAttributes): string {
  const { path, maxAgeSeconds, sameSite, origin } = attributes;
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAgeSeconds}`, 'HttpOnly', `SameSite=${sameSite}`];
  if (origin.startsWith('https:')) parts.push('Secure');
  return parts.join('; ');
}

/** The first cookie of this name whose value fits the pattern. */
export function readCookie(cookies: string | null, name: string, pattern: RegExp): string | null {
  for (const cookie of cookies?.split(';') ?? []) {
    const [key, value = ''] = cookie.trim().split('=');
    if (key === name && pattern.test(value)) return value;
  }
  return null;
}
