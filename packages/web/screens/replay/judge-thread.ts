import { rulesVersionOf } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import { analyse } from './analysis.ts';
import type { FromJudge, ToJudge } from './judging.ts';

/** A thread of its own: whoever has seen enough ends it, and the page never waits. */
const post = (message: FromJudge) => self.postMessage(message);

self.onmessage = async ({ data: { record, sides } }: MessageEvent<ToJudge>) => {
  const module = await loadGame(record.game, rulesVersionOf(record));
  if (!module) return post({ type: 'failed', fault: null });
  const judging = analyse(module, record, sides);
  for (;;) {
    const { done, value } = judging.next();
    if (!done) post({ type: 'progress', done: value });
    else if ('code' in value) return post({ type: 'failed', fault: value });
    else return post({ type: 'judged', analysis: value });
  }
};
