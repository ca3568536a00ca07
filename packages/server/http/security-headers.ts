export type HeaderMap = { readonly [name: string]: string };

const COMMON_HEADERS: HeaderMap = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};

/** Pages run no inline scripts, and connect only to this server. */
export function pageHeaders(origin: string): HeaderMap {
  const policy = [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self'`,
    // Older browsers do not treat the WebSocket as 'self'.
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    `img-src 'self' data:`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ];
  return { ...COMMON_HEADERS, ...hstsHeaders(origin), 'content-security-policy': policy.join('; ') };
}

/** API responses are not cached and cannot act as pages. */
const API_HEADERS: HeaderMap = {
  ...COMMON_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
};

export function apiHeaders(origin: string): HeaderMap {
  return { ...API_HEADERS, ...hstsHeaders(origin) };
}

const JSON_HEADERS: HeaderMap = { 'content-type': 'application/json', ...API_HEADERS };
const SECURE_JSON_HEADERS: HeaderMap = { ...JSON_HEADERS, ...hstsHeaders('https:') };

/** Created once, because every response has them. */
export function jsonHeaders(origin: string): HeaderMap {
  return origin.startsWith('https:') ? SECURE_JSON_HEADERS : JSON_HEADERS;
}

/** Browsers that have used https once use only https for a year. */
function hstsHeaders(origin: string): HeaderMap {
  return origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
}
