import { randomUUID } from 'node:crypto';
import type { Target } from './target.ts';

/** A table with one attacker on all seats (a shared device). */
export class SoloTable {
  readonly id: string;
  readonly token: string;
  readonly #target: Target;
  readonly #address: string;

  private constructor(target: Target, address: string, ids: { readonly id: string; readonly token: string }) {
    this.id = ids.id;
    this.token = ids.token;
    this.#target = target;
    this.#address = address;
  }

  static async open(target: Target, address: string, table: object): Promise<SoloTable | null> {
    const token = await target.guest(address);
    const id = await target.table(address, token, { ...table, seats: ['me', 'shared'] });
    return id === null ? null : new SoloTable(target, address, { id, token });
  }

  /** Returns the version after the move; null if it was refused. */
  async playMove(key: string = randomUUID()): Promise<number | null> {
    for (const seat of [0, 1]) {
      const { json: view } = await this.request('GET', `?seat=${seat}`);
      const { version, legal } = view;
      if (!Array.isArray(legal) || legal.length === 0) continue;
      const move = legal[Math.floor(Math.random() * legal.length)];
      const { json } = await this.request('POST', '/moves', { version, move, key, seat });
      return typeof json.version === 'number' ? json.version : null;
    }
    return null;
  }

  async undo(): Promise<void> {
    for (const seat of [0, 1]) await this.request('POST', '/undo', { seat });
  }

  request(method: string, path: string, body?: object) {
    const { id, token } = this;
    return this.#target.request(method, `/api/matches/${id}${path}`, {
      address: this.#address,
      token,
      ...(body && { body }),
    });
  }
}
