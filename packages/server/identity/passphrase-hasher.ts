import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ANYBODY, type HashRequester, HashSlots } from './hash-slots.ts';

/** scrypt needs 128 * n * r bytes of memory, p times. */
export interface ScryptCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** Can be raised at any time: a hash contains its cost, and outdated ones are replaced at the next sign-in. */
const DEFAULT_COST: ScryptCost = { n: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

interface ParsedHash {
  readonly cost: ScryptCost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** Hashes passphrases, a few at a time: many sign-ins must not block the server. */
export class PassphraseHasher {
  readonly #cost: ScryptCost;
  readonly #slots = new HashSlots();

  constructor(cost: ScryptCost = DEFAULT_COST) {
    this.#cost = cost;
  }

  async hash(passphrase: string, requester: HashRequester = ANYBODY): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#slots.run(requester, () => derive(passphrase, salt, this.#cost));
    return formatHash({ cost: this.#cost, salt, key });
  }

  /** Takes as long without a hash, so that timing does not reveal whether an account exists. */
  async verify(passphrase: string, hash: string | null, requester: HashRequester = ANYBODY): Promise<boolean> {
    const parsed = hash === null ? null : parseHash(hash);
    const { cost, salt, key } = parsed ?? { cost: this.#cost, salt: DUMMY_SALT, key: DUMMY_KEY };
    const derived = await this.#slots.run(requester, () => derive(passphrase, salt, cost));
    return timingSafeEqual(derived, key) && parsed !== null;
  }

  /** Was this hash computed with another cost? */
  isOutdated(hash: string): boolean {
    const cost = parseHash(hash)?.cost;
    return cost?.n !== this.#cost.n || cost.r !== this.#cost.r || cost.p !== this.#cost.p;
  }
}

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

function derive(passphrase: string, salt: Buffer, { n, r, p }: ScryptCost): Promise<Buffer> {
  const options = { N: n, r, p, maxmem: 2 ** 20 + 128 * r * (n + p) };
  return deriveKey(passphrase.normalize('NFKC'), salt, KEY_BYTES, options);
}

const DUMMY_SALT = Buffer.alloc(16);
const DUMMY_KEY = Buffer.alloc(KEY_BYTES);

function formatHash({ cost: { n, r, p }, salt, key }: ParsedHash): string {
  return ['scrypt', n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function parseHash(hash: string): ParsedHash | null {
  const [name, n, r, p, salt, key] = hash.split('$');
  if (name !== 'scrypt' || key === undefined) return null;
  const keyBytes = Buffer.from(key, 'base64url');
  if (keyBytes.length !== KEY_BYTES) return null;
  const cost = { n: Number(n), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), key: keyBytes };
}
