import { useSignal } from '@preact/signals';
import type { ListedMatch, MatchView, OwnStatistics } from '@safehouse/protocol';
import { nameWithBotMark } from '../../avatar/known-bots.ts';
import { ErrorMessage } from '../../components/error-message.tsx';
import { Icon } from '../../components/icon.tsx';
import { relativeTime } from '../../i18n/relative-time.ts';
import { seriesText } from '../../i18n/series-text.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import { playRematch } from '../../match/rematch.ts';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { useResource } from '../../online/resource.ts';
import { useGameTitle } from '../../state/games.ts';
import { navigate } from '../../state/router.ts';
import type { ProfileTranslations } from './locales/index.ts';

const PAGE_SIZE = 10;

interface FinishedMatchesProps {
  readonly translations: ProfileTranslations;
  readonly outcomes: OwnStatistics['outcomes'];
}

/** The latest first. */
export function FinishedMatches({ translations, outcomes }: FinishedMatchesProps) {
  const most = useSignal(PAGE_SIZE);
  const error = useSignal<RequestError | null>(null);
  const { value } = useResource<{ readonly mine: readonly ListedMatch[] }>('/matches');
  const matches = (value?.mine ?? []).filter(({ status }) => status === 'over');
  return (
    <section class="profile-part" aria-labelledby="profile-finished">
      <h2 id="profile-finished">{translations.finished}</h2>
      {matches.length === 0 && <p class="quiet">{translations.finishedNone}</p>}
      <ErrorMessage error={error.value} />
      <ul class="profile-matches">
        {matches.slice(0, most.value).map((match) => (
          <FinishedRow
            key={match.id}
            translations={translations}
            match={match}
            outcome={outcomes.find((finished) => finished.match === match.id)?.outcome ?? null}
            onError={(why) => {
              error.value = why;
            }}
          />
        ))}
      </ul>
      {matches.length > most.value && (
        <button
          type="button"
          class="button is-quiet"
          onClick={() => {
            most.value += PAGE_SIZE;
          }}
        >
          {translations.more}
        </button>
      )}
    </section>
  );
}

interface FinishedRowProps {
  readonly translations: ProfileTranslations;
  readonly match: ListedMatch;
  readonly outcome: OwnStatistics['outcomes'][number]['outcome'] | null;
  onError(error: RequestError): void;
}

function FinishedRow({ translations, match, outcome, onError }: FinishedRowProps) {
  const titleOf = useGameTitle();
  const title = titleOf(match.game);
  const opponents = match.opponents.flatMap((player) =>
    player.type === 'person' ? [nameWithBotMark(player.user, player.name ?? t().table.gone)] : [],
  );
  const rematch = async () => {
    const shown = await apiRequest<MatchView>('GET', `/matches/${match.id}`);
    const next = shown.ok ? await playRematch(shown.value) : shown;
    if (next.ok) navigate(`/match/${next.value}`);
    else onError(next.error);
  };
  return (
    <li class="row-card">
      <a class="row-link" href={`/match/${match.id}`}>
        <b>{title}</b>
        {outcome && <span class={`profile-outcome is-${outcome}`}>{translations.outcomes[outcome]}</span>}
        <span class="quiet">
          {opponents.length === 0 ? translations.alone : opponents.join(', ')} ·{' '}
          {match.series && `${seriesText(match.series)} · `}
          {relativeTime(match.updatedAt, currentLang())}
        </span>
      </a>
      <div class="profile-row-actions">
        {(match.closedUntil ?? 0) <= Date.now() && (
          <a
            class="icon-button"
            href={`/replay/${match.id}`}
            aria-label={`${translations.replay}: ${title}`}
            title={translations.replay}
          >
            <Icon name="log" />
          </a>
        )}
        <button
          type="button"
          class="icon-button"
          aria-label={`${translations.rematch}: ${title}`}
          title={translations.rematch}
          onClick={() => void rematch()}
        >
          <Icon name="again" />
        </button>
      </div>
    </li>
  );
}
