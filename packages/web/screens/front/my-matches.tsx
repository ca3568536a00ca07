import { useState } from 'preact/hooks';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { MatchRow } from '../../components/match-row.tsx';
import { t } from '../../i18n/translations.ts';
import { useGameTitle } from '../../state/games.ts';
import { matchPath, type OwnMatch, removeLocalMatch, replayPath } from '../../state/own-matches.ts';

const MAX_RESULTS = 5;
/** The others are shown on request, so that the daily challenge below stays visible on a phone. */
const MAX_CURRENT = 3;
const STATUS_ORDER: readonly OwnMatch['status'][] = ['your-turn', 'to-join', 'waiting', 'open'];

interface OwnMatchesProps {
  readonly matches: readonly OwnMatch[];
}

/** The user's unfinished matches, those where the user is to move first. Renders nothing without any. */
export function CurrentMatches({ matches }: OwnMatchesProps) {
  const translations = t().front;
  const titleOf = useGameTitle();
  const [isWhole, setWhole] = useState(false);
  const current = STATUS_ORDER.flatMap((status) => matches.filter((match) => match.status === status));
  const shown = isWhole ? current : current.slice(0, MAX_CURRENT);
  if (current.length === 0) return null;
  return (
    <section class="list" aria-labelledby="mine">
      <h2 id="mine">{translations.mine}</h2>
      <ul class="list-columns">
        {shown.map((match) => (
          <MatchRow key={match.id} match={match} href={matchPath(match)}>
            {match.isLocal && (
              <ConfirmButton
                class="icon-button"
                icon="close"
                label={translations.remove}
                name={`${translations.remove}: ${titleOf(match.game)}`}
                question={translations.removeSure}
                onConfirm={() => removeLocalMatch(match.id)}
              />
            )}
          </MatchRow>
        ))}
      </ul>
      {shown.length < current.length && (
        <button type="button" class="button is-quiet" onClick={() => setWhole(true)}>
          {t().ownMatches.allMatches}
        </button>
      )}
    </section>
  );
}

/** The results of the latest matches. */
export function RecentResults({ matches }: OwnMatchesProps) {
  const translations = t();
  const finished = matches.filter(({ status }) => status === 'over');
  return (
    <section class="list" aria-labelledby="recent">
      <h2 id="recent">{translations.ownMatches.recent}</h2>
      {finished.length === 0 && <p class="quiet">{translations.front.mineNone}</p>}
      <ul>
        {finished.slice(0, MAX_RESULTS).map((match) => (
          <MatchRow key={match.id} match={match} href={resultPath(match)} />
        ))}
      </ul>
      {finished.length > 0 && (
        <a class="list-more" href="/replay">
          {translations.ownMatches.allMatches}
        </a>
      )}
    </section>
  );
}

/** The record of a daily challenge is secret until its day is over. */
function resultPath(match: OwnMatch): string {
  return match.closedUntil > Date.now() ? matchPath(match) : replayPath(match);
}
