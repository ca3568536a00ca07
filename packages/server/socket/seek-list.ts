import type { OpenSeek } from '@safehouse/protocol';

/** Who looks for an opponent; null where the process that knows it has not answered in time. */
export interface SeekList {
  list(): readonly OpenSeek[] | null | Promise<readonly OpenSeek[] | null>;
}
