type HeaderMap = { readonly [name: string]: string };

const COMMON_HEADERS: HeaderMap = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};

/** What a page of ours may do: nothing written into it runs, and it speaks with this server alone. */
export function pageHeaders(origin: string): HeaderMap {
  const policy = [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self'`,
    // Older browsers do not count the socket as their own origin.
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    `img-src 'self' data:`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ];
  return { ...COMMON_HEADERS, ...hstsHeaders(origin), 'content-security-policy': policy.join('; ') };
}

/** Answers of the API are nobody's page and are kept by nobody on the way. */
export function apiHeaders(origin: string): HeaderMap {
  return {
    ...COMMON_HEADERS,
    ...hstsHeaders(origin),
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  };
}

/** Whoever has come by https once comes by nothing else for a year. */
function hstsHeaders(origin: string): HeaderMap {
  return origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
}
