// No zod here: pages import this file.

/** Per request. A browser with more sends several requests. */
export const MAX_PRACTICE_MATCHES = 50;
