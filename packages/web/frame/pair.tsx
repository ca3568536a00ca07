import { useSignal } from '@preact/signals';
import type { MatchPage } from '@safehouse/protocol';
import { number } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { ask } from '../online/api.ts';
import { namesAt } from '../state/names.ts';
import { house, lang } from '../state/words.ts';
import { pairSums } from './pair-sums.ts';

interface PairProps {
  readonly page: MatchPage;
  readonly names: readonly string[];
  readonly pair: string;
}

/** The same deal at another table: as soon as both are over, the sum decides. */
export function PairVerdict({ page, names, pair }: PairProps) {
  const words = house().table;
  const other = useSignal<MatchPage | null>(null);
  useEffect(() => {
    void ask<MatchPage>('GET', `/matches/${pair}`).then((answer) => {
      other.value = answer.ok ? answer.value : null;
    });
  }, [pair, page.status]);
  const there = other.value;
  const sums = page.result && there?.result ? pairSums(page.result, there.result) : null;
  const namesThere = there ? namesAt(there) : [];
  const list = new Intl.ListFormat(lang());
  const sides = names.map((name, seat) => list.format([name, namesThere[(seat + 1) % names.length] ?? '']));
  const best = sums ? sides.filter((_, seat) => sums[seat] === Math.max(...sums)) : [];
  return (
    <div class="pair">
      {sums ? (
        <>
          <h3>
            {words.pairSum}: {best.length === sums.length ? words.draw : words.won(list.format(best))}
          </h3>
          <ul class="scores">
            {sums.map((sum, seat) => (
              <li key={seat}>{words.score(sides[seat], number(lang(), sum))}</li>
            ))}
          </ul>
        </>
      ) : (
        there?.status !== 'closed' && <p class="quiet">{words.pairPlayed}</p>
      )}
      <a class="button is-quiet" href={`/match/${pair}`}>
        {words.pairOther}
      </a>
    </div>
  );
}
