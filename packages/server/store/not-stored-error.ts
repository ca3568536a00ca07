/** Something could not be stored, for example because the disk is full or the database is away. Nothing of it was. */
export class NotStoredError extends Error {}
