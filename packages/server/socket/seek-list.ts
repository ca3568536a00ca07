import type { OpenSeek } from '@safehouse/protocol';

/** Users who look for an opponent; null if the responsible process has not answered in time. */
export interface SeekList {
  list(): readonly OpenSeek[] | null | Promise<readonly OpenSeek[] | null>;
}
