import { refusal } from '@safehouse/protocol';
import { HasherBusyError } from './hash-slots.ts';

export const TOO_BUSY = refusal(
  'too-many-requests',
  'too many are signing in from your network right now: try again in a moment',
);

/** Returns `busy` if too many hashes of the same network are waiting. */
export async function unlessBusy<T>(busy: T, hash: () => Promise<T>): Promise<T> {
  try {
    return await hash();
  } catch (error) {
    if (error instanceof HasherBusyError) return busy;
    throw error;
  }
}
