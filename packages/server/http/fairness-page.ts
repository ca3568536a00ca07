import type { GameRecord } from '@safehouse/contract';
import { parseMatchId, type RecordVerdict, verifyRecord } from '@safehouse/protocol';
import { escapeHtml } from '../escape-html.ts';
import { revealedRecord } from '../visibility/visibility.ts';
import { htmlPage } from './html-page.ts';
import { forAnybody, type Reply } from './route.ts';

export const fairnessRoute = forAnybody({
  method: 'get',
  path: '/fairness/:id',
  summary: 'A page that shows whether the deal of a finished match was the committed one.',
  body: null,
  async run({ services, params }): Promise<Reply> {
    const id = parseMatchId(params.id);
    const visibility = id && (await services.visibility.of(id));
    const found =
      visibility &&
      (await services.rooms.read(id, (live) => {
        const match = visibility.visibleTo('spectator', live);
        const { commitment, rules } = match.table;
        return { commitment, rules, record: revealedRecord(match, services.directory.nameOf) };
      }));
    if (!found) return { response: htmlPage('No such match', '<p>Perhaps the link is cut short.</p>') };
    if (!found.record) return { response: htmlPage('Still closed', commitmentHtml(found.commitment)) };
    return {
      response: htmlPage('The deal', revealedDealHtml(verifyRecord(found.rules, found.record), found.record)),
    };
  },
});

function commitmentHtml(commitment: string): string {
  return `<p>The server has promised a seed whose SHA-256 is</p><p><code>${escapeHtml(commitment)}</code></p>
<p>and will show it when the match is over.</p>`;
}

function revealedDealHtml(verdict: RecordVerdict, record: GameRecord): string {
  const isFair = verdict === 'fair';
  const fairness = escapeHtml(JSON.stringify(record.meta?.fairness, null, 2));
  return `<p class="${isFair ? 'green' : 'red'}"><strong>${isFair ? 'Green: dealt as promised.' : `Red: ${escapeHtml(verdict)}.`}</strong></p>
<p>The seed of the deal is the SHA-256 of the JSON list of the server's seed and the players' seeds:</p>
<p><code>${escapeHtml(record.seed ?? '')}</code></p><pre><code>${fairness}</code></pre>
<p>Trust no server: <code>safehouse verify RECORD</code> computes all this on your own machine.</p>`;
}
