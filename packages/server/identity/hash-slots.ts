import { FairQueue } from '../fair-queue.ts';

/** For whom a passphrase is hashed. */
export interface HashRequester {
  /** All requesters of one network wait in one queue. */
  readonly network: string;
  /** Has the device signed in to this account before? Other devices cannot keep it waiting. */
  readonly isKnownDevice?: boolean;
}

export const ANYBODY: HashRequester = { network: 'unknown' };

/** Too many hashes are waiting, of this network or in total. */
export class HasherBusyError extends Error {}

/** Node has four pool threads, which files and DNS need too. */
const MAX_RUNNING = 2;
const MAX_WAITING = 60;
const MAX_WAITING_PER_NETWORK = 8;

interface Waiting {
  start(): void;
  refuse(): void;
}

/** A few hashes at a time: known devices first, then the networks in turn. */
export class HashSlots {
  readonly #knownDevices = new FairQueue<Waiting>();
  readonly #others = new FairQueue<Waiting>();
  #running = 0;

  async run<T>(requester: HashRequester, hash: () => Promise<T>): Promise<T> {
    if (this.#running < MAX_RUNNING) this.#running++;
    else await this.#wait(requester);
    try {
      return await hash();
    } finally {
      this.#startNext();
    }
  }

  #wait({ network, isKnownDevice }: HashRequester): Promise<void> {
    const queue = isKnownDevice ? this.#knownDevices : this.#others;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const refuse = () => reject(new HasherBusyError('too many passphrases are being hashed'));
    if (queue.countOf(network) >= MAX_WAITING_PER_NETWORK || !hasPlaceFor(queue, network)) refuse();
    else queue.push(network, { start: resolve, refuse });
    return promise;
  }

  /** Passes the slot to the next one, or frees it. */
  #startNext(): void {
    const next = this.#knownDevices.shift() ?? this.#others.shift();
    if (next) next.start();
    else this.#running--;
  }
}

/** If the queue is full, the network with the most waiting requests loses one to a network with fewer. */
function hasPlaceFor(queue: FairQueue<Waiting>, network: string): boolean {
  if (queue.size < MAX_WAITING) return true;
  if (queue.maxCount <= queue.countOf(network) + 1) return false;
  queue.popFromLargest()?.refuse();
  return true;
}
