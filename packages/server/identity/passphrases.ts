import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** How much work a guess costs: memory is 128 * n * r bytes, and p rounds of it. */
export interface Cost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** Raise at will: a hash tells what it was made with, and is made anew at the next sign-in. */
const COST: Cost = { n: 2 ** 15, r: 8, p: 3 };
/** At once, of the four threads that files and names need as well. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 60;
const KEY_BYTES = 32;

/** So many are waiting already that nobody else can be let in. */
export class TooBusy extends Error {}

interface Kept {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** Hashes passphrases, a few at a time: a flood of sign-ins must not starve the server. */
export class Passphrases {
  readonly #cost: Cost;
  readonly #waiting: (() => void)[] = [];
  #atWork = 0;

  constructor(cost: Cost = COST) {
    this.#cost = cost;
  }

  async hash(passphrase: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#derive(passphrase, salt, this.#cost);
    return written({ cost: this.#cost, salt, key });
  }

  /** Where there is no hash, the same work for the same answer: nobody learns whether there is one. */
  async matches(passphrase: string, hash: string | null): Promise<boolean> {
    const kept = hash === null ? null : read(hash);
    const { cost, salt, key } = kept ?? { cost: this.#cost, salt: NO_SALT, key: NO_KEY };
    const derived = await this.#derive(passphrase, salt, cost);
    return timingSafeEqual(derived, key) && kept !== null;
  }

  /** Was this made with another cost than today's? */
  isDated(hash: string): boolean {
    const cost = read(hash)?.cost;
    return cost?.n !== this.#cost.n || cost.r !== this.#cost.r || cost.p !== this.#cost.p;
  }

  async #derive(passphrase: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> {
    await this.#enter();
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        const options = { N: n, r, p, maxmem: 2 ** 20 + 128 * r * (n + p) };
        scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      });
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#atWork < MOST_AT_ONCE) {
      this.#atWork++;
      return;
    }
    if (this.#waiting.length >= MOST_WAITING) throw new TooBusy('too many passphrases at once');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Hands the place to the next in line, or leaves it free. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#atWork--;
  }
}

const NO_SALT = Buffer.alloc(16);
const NO_KEY = Buffer.alloc(KEY_BYTES);

function written({ cost: { n, r, p }, salt, key }: Kept): string {
  return ['scrypt', n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function read(hash: string): Kept | null {
  const [name, n, r, p, salt, key] = hash.split('$');
  if (name !== 'scrypt' || key === undefined) return null;
  const kept = { salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
  return kept.key.length === KEY_BYTES
    ? { ...kept, cost: { n: Number(n), r: Number(r), p: Number(p) } }
    : null;
}
