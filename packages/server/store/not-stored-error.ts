/** Nothing was stored, for example because the disk is full or the database is unreachable. */
export class NotStoredError extends Error {}
