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
import { type PageTranslations, pageLanguage, pageTranslations } from '../page-language.ts';
import { revealedRecord } from '../visibility/visibility.ts';
import { htmlPage } from './html-page.ts';
import { forAnybody, type Reply } from './route.ts';

/** Checks the record's consistency, explains what that proves, and shows everything needed to recompute it. */
export const fairnessRoute = forAnybody({
  method: 'get',
  path: '/fairness/:id',
  summary: 'A page that says what is proven about the deal of a finished match, and what is not.',
  limit: 'past',
  body: null,
  async run({ services, params, request }): Promise<Reply> {
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
    const lang = pageLanguage(request);
    const { fairness: texts } = pageTranslations(lang);
    const page = (title: string, body: string): Reply => ({ response: htmlPage(title, body, lang) });
    if (!found) return page(texts.noMatch, `<p>${texts.noMatchAbout}</p>`);
    const { commitment, rules, isChallenge, revealed } = found;
    if (!revealed) return page(texts.closed, commitmentHtml(commitment, texts));
    const verdict = verifyRecord(rules, revealed.record);
    const unproven = isChallenge ? `<p>${texts.challenge}</p>` : unprovenHtml(revealed.proof, texts);
    return page(texts.title, provenHtml(verdict, texts) + unproven + seedsHtml(revealed.record, revealed.proof, texts));
  },
});

type FairnessTexts = PageTranslations['fairness'];

function commitmentHtml(commitment: string, { bound, shownLater }: FairnessTexts): string {
  return `<p>${bound}</p><p><code>${escapeHtml(commitment)}</code></p><p>${shownLater}</p>`;
}

function provenHtml(verdict: RecordVerdict, { consistent, proven, inconsistent }: FairnessTexts): string {
  return verdict === 'fair'
    ? `<p class="green"><strong>${consistent}</strong></p><p>${proven}</p>`
    : `<p class="red"><strong>${inconsistent} <code>${escapeHtml(verdict)}</code></strong></p>`;
}

function unprovenHtml({ chairSeeds }: FairnessProof, { unproven, drawn, drawnWhy, sameHolds }: FairnessTexts): string {
  const places = chairSeeds.flatMap((seed, chair) => (isDrawnByServer(seed) ? [chair + 1] : []));
  const drawnHtml = places.length === 0 ? '' : `<p><strong>${drawn(places.join(', '))}</strong>, ${drawnWhy}</p>`;
  return `<p>${unproven('<code>safehouse verify RECORD REMEMBERED</code>')}</p>${drawnHtml}<p>${sameHolds}</p>`;
}

function seedsHtml({ seed: dealSeed = '' }: GameRecord, proof: FairnessProof, { seed, trust }: FairnessTexts): string {
  return `<p>${seed}</p><p><code>${escapeHtml(dealSeed)}</code></p>
<pre><code>${escapeHtml(JSON.stringify(proof, null, 2))}</code></pre>
<p>${trust('<code>safehouse verify RECORD</code>')}</p>`;
}
