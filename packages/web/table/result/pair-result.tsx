import type { MatchView } from '@safehouse/protocol';
import { formatList, formatNumber } from '@safehouse/ui';
import { currentLang, t } from '../../i18n/translations.ts';
import { useResource } from '../../online/resource.ts';
import type { LoadedCharacters } from '../../state/characters.ts';
import { playerNamesIn } from '../../state/player-names.ts';
import { pairScores } from './pair-scores.ts';

interface PairResultProps {
  readonly matchView: MatchView;
  readonly characters: LoadedCharacters | null;
  readonly playerNames: readonly string[];
  readonly pair: string;
}

/** At two tables with the same deal, the sum of both results decides once both are over. */
export function PairResult({ matchView, characters, playerNames, pair }: PairResultProps) {
  const { table } = t();
  const { value: there } = useResource<MatchView>(`/matches/${pair}`, matchView.status);
  const sums = matchView.result && there?.result ? pairScores(matchView.result, there.result) : null;
  const namesThere = there ? playerNamesIn(there, characters) : [];
  const sides = playerNames.map((name, seat) =>
    formatList(currentLang(), [name, namesThere[(seat + 1) % playerNames.length] ?? '']),
  );
  const best = sums ? sides.filter((_, seat) => sums[seat] === Math.max(...sums)) : [];
  return (
    <div class="pair">
      {sums ? (
        <>
          <h3>
            {table.pairSum}: {best.length === sums.length ? table.draw : table.won(formatList(currentLang(), best))}
          </h3>
          <ul class="scores">
            {sums.map((sum, seat) => (
              <li key={seat}>{table.score(sides[seat], formatNumber(currentLang(), sum))}</li>
            ))}
          </ul>
        </>
      ) : (
        there?.status !== 'closed' && <p class="quiet">{table.pairPlayed}</p>
      )}
      <a class="button is-quiet" href={`/match/${pair}`}>
        {table.pairOther}
      </a>
    </div>
  );
}
