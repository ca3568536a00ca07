import type { GameRecord } from '@safehouse/contract';
import {
  type FairnessProof,
  isDrawnByServer,
  parseMatchId,
  type RecordVerdict,
  verifyRecord,
} from '@safehouse/protocol';
import { fairnessOf } from '@safehouse/table';
import { escapeHtml } from '../escape-html.ts';
import { revealedRecord } from '../visibility/visibility.ts';
import { htmlPage } from './html-page.ts';
import { forAnybody, type Reply } from './route.ts';

/** Checks the record against itself, says what that proves, and shows what anybody needs to compute it again. */
export const fairnessRoute = forAnybody({
  method: 'get',
  path: '/fairness/:id',
  summary: 'A page that says what is proven about the deal of a finished match, and what is not.',
  body: null,
  async run({ services, params }): Promise<Reply> {
    const id = parseMatchId(params.id);
    const visibility = id && (await services.visibility.of(id));
    const found =
      visibility &&
      (await services.rooms.read(id, (live) => {
        const match = visibility.visibleTo('spectator', live);
        const { commitment, rules, header } = match.table;
        const record = revealedRecord(match, services.directory.nameOf);
        const isChallenge = header.challenge !== undefined;
        return {
          commitment,
          rules,
          isChallenge,
          revealed: record && { record, proof: fairnessOf(match.table) },
        };
      }));
    if (!found) return { response: htmlPage('No such match', '<p>Perhaps the link is cut short.</p>') };
    const { commitment, rules, isChallenge, revealed } = found;
    if (!revealed) return { response: htmlPage('Still closed', commitmentHtml(commitment)) };
    const verdict = verifyRecord(rules, revealed.record);
    const proven = provenHtml(verdict) + (isChallenge ? CHALLENGE_HTML : unprovenHtml(revealed.proof));
    return { response: htmlPage('The deal', proven + seedsHtml(revealed.record, revealed.proof)) };
  },
});

function commitmentHtml(commitment: string): string {
  return `<p>The server is bound to a seed whose SHA-256 is</p><p><code>${escapeHtml(commitment)}</code></p>
<p>and will show it when the match is over. Write it down before you sit down: what you have from before the deal
is what proves it afterwards. The app does this by itself.</p>`;
}

function provenHtml(verdict: RecordVerdict): string {
  return verdict === 'fair'
    ? `<p class="green"><strong>The record agrees with itself.</strong></p>
<p>Proven here: the seeds below give exactly this deal, and with this deal the recorded moves lead to the recorded result.</p>`
    : `<p class="red"><strong>The record does not agree with itself: ${escapeHtml(verdict)}.</strong></p>`;
}

const CHALLENGE_HTML = `<p>Not proven: that the server did not choose this deal. Several people play it, so it comes from the
server's seed alone. Its commitment was shown before anybody played: whoever noted it then can see that the deal was not
changed afterwards, and was the same for all.</p>`;

function unprovenHtml({ chairSeeds }: FairnessProof): string {
  const drawn = chairSeeds.flatMap((seed, chair) => (isDrawnByServer(seed) ? [chair + 1] : []));
  return `<p>Not proven by this page: that the server fixed its seed before it knew the players' seeds, and that these are
the seeds the players sent. A server could write all of this afterwards. Each player can check it with what their own
program remembered from before the deal: the app does so under “Look back”, and so does
<code>safehouse verify RECORD REMEMBERED</code>. If both fit, the server did not choose the deal on its own. Nothing
here shows whether the server and another player worked together, or whether this is the record of the match that was
played: its players see that in the replay.</p>
${
  drawn.length === 0
    ? ''
    : `<p><strong>The server drew the seed of chair ${drawn.join(', ')}</strong>, because that player's program sent none: to that player nothing is proven.</p>`
}
<p>The same holds for a player who sent a seed without having seen a commitment before it.</p>`;
}

function seedsHtml({ seed = '' }: GameRecord, proof: FairnessProof): string {
  return `<p>The seed of the deal is the SHA-256 of the JSON list of the server's seed and the players' seeds:</p>
<p><code>${escapeHtml(seed)}</code></p><pre><code>${escapeHtml(JSON.stringify(proof, null, 2))}</code></pre>
<p>Trust no server: <code>safehouse verify RECORD</code> computes all this on your own machine.</p>`;
}
