// Without zod, because pages import it.

/** In one request; a browser with more sends several. */
export const MAX_PRACTICE_MATCHES = 50;
