/** The outside world could not keep something: a full disk, a lost database. Nothing of it was kept. */
export class NotStoredError extends Error {}
