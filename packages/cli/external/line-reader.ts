import type { Readable } from 'node:stream';

/** Far longer than any move. */
const MAX_LINE_LENGTH = 100_000;

interface Waiting {
  resolve(line: string): void;
  reject(error: Error): void;
}

/** The lines written by a program, which may write without end. Lines that nobody waits for are dropped. */
export class LineReader {
  #unfinished = '';
  #waiting: Waiting | null = null;

  constructor(stream: Readable) {
    stream.setEncoding('utf8').on('data', (text: string) => this.#read(text));
  }

  /** Rejects if the line is too long. */
  next(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  #read(text: string): void {
    const [first, ...further] = text.split('\n', 2);
    const line = this.#unfinished + first;
    const waiting = this.#waiting;
    if (further.length > 0 || line.length > MAX_LINE_LENGTH) this.#waiting = null;
    if (line.length > MAX_LINE_LENGTH) waiting?.reject(new Error('its line is too long'));
    else if (further.length > 0) waiting?.resolve(line);
    this.#unfinished = (further.length > 0 ? text.slice(text.lastIndexOf('\n') + 1) : line).slice(
      0,
      MAX_LINE_LENGTH + 1,
    );
  }
}
