/** A client with less than this unread is not slow. */
export const SLOW_READER_BYTES = 32 * 1024;
/** For all clients together; each may have MAX_BUFFERED_BYTES. */
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;

interface Reader {
  readonly unreadBytes: number;
  cutOff(): void;
}

/** The clients that read more slowly than data is sent to them. */
export class SlowReaders {
  readonly #readers = new Set<Reader>();

  /** Called after each check of a client's unread bytes. */
  note(reader: Reader, unreadBytes: number): void {
    if (unreadBytes > SLOW_READER_BYTES) this.#readers.add(reader);
  }

  remove(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** If there is too much unread data in total, disconnects those with the most until half of the limit is free. */
  tick(): void {
    const amounts = [...this.#readers].map((reader) => ({ reader, bytes: reader.unreadBytes }));
    for (const { reader, bytes } of amounts) if (bytes <= SLOW_READER_BYTES) this.#readers.delete(reader);
    let total = amounts.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= MAX_TOTAL_BYTES) return;
    for (const { reader, bytes } of amounts.toSorted((a, b) => b.bytes - a.bytes)) {
      if (total <= MAX_TOTAL_BYTES / 2) return;
      reader.cutOff();
      total -= bytes;
    }
  }
}
