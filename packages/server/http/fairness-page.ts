import type { GameRecord } from '@safehouse/contract';
import { parseMatchId, type Verdict, verifyRecord } from '@safehouse/protocol';
import { escaped, page } from './html.ts';
import { fullRecord } from './match-record.ts';
import { revealing } from './revealing.ts';
import { forAnybody, type Reply } from './route.ts';

/** Says green or red, and shows what anybody needs to compute it again. */
export const fairnessRoute = forAnybody({
  method: 'get',
  path: '/fairness/:id',
  summary: 'A page that says whether the deal of a finished match was the promised one.',
  body: null,
  async run({ house, params }): Promise<Reply> {
    const id = parseMatchId(params.id);
    const known = id && (await revealing(house, id));
    const found =
      known &&
      (await house.rooms.look(id, (live) => {
        const table = known.outside(live);
        return {
          commitment: table.commitment,
          rules: table.rules,
          record: known.isRevealed(table) ? fullRecord(table, house.directory.nameOf) : null,
        };
      }));
    if (!found) return { response: page('No such match', '<p>Perhaps the link is cut short.</p>') };
    if (!found.record) return { response: page('Still closed', promised(found.commitment)) };
    return { response: page('The deal', opened(verifyRecord(found.rules, found.record), found.record)) };
  },
});

function promised(commitment: string): string {
  return `<p>The server has promised a seed whose SHA-256 is</p><p><code>${escaped(commitment)}</code></p>
<p>and will show it when the match is over.</p>`;
}

function opened(verdict: Verdict, record: GameRecord): string {
  const isFair = verdict === 'fair';
  const fairness = escaped(JSON.stringify(record.meta?.fairness, null, 2));
  return `<p class="${isFair ? 'green' : 'red'}"><strong>${isFair ? 'Green: dealt as promised.' : `Red: ${escaped(verdict)}.`}</strong></p>
<p>The seed of the deal is the SHA-256 of the JSON list of the server's seed and the players' seeds:</p>
<p><code>${escaped(record.seed ?? '')}</code></p><pre><code>${fairness}</code></pre>
<p>Trust no server: <code>safehouse verify RECORD</code> computes all this on your own machine.</p>`;
}
