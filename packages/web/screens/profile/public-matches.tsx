import { useSignal } from '@preact/signals';
import type { ListedMatch, UserMatches } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { nameWithBotMark } from '../../avatar/known-bots.ts';
import { relativeTime } from '../../i18n/relative-time.ts';
import { seriesText } from '../../i18n/series-text.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import { apiRequest } from '../../online/api.ts';
import { useGameTitle } from '../../state/games.ts';
import type { ProfileTranslations } from './locales/index.ts';

interface PublicMatchesProps {
  readonly translations: ProfileTranslations;
  readonly user: string;
}

/** A user's finished matches that everybody may see, page by page. */
export function PublicMatches({ translations, user }: PublicMatchesProps) {
  const matches = useSignal<readonly ListedMatch[]>([]);
  const next = useSignal<number | null>(null);
  const loadMore = async () => {
    const query = next.value === null ? '' : `?before=${next.value}`;
    const answer = await apiRequest<UserMatches>('GET', `/users/${user}/matches${query}`);
    if (!answer.ok) return;
    matches.value = [...matches.value, ...answer.value.matches];
    next.value = answer.value.next;
  };
  useEffect(() => {
    matches.value = [];
    next.value = null;
    void loadMore();
  }, [user]);
  return (
    <section class="profile-part" aria-labelledby="profile-matches">
      <h2 id="profile-matches">{translations.finished}</h2>
      {matches.value.length === 0 && <p class="quiet">{translations.finishedNone}</p>}
      <ul class="profile-matches">
        {matches.value.map((match) => (
          <PublicMatchRow key={match.id} match={match} translations={translations} />
        ))}
      </ul>
      {next.value !== null && (
        <button type="button" class="button is-quiet" onClick={() => void loadMore()}>
          {translations.more}
        </button>
      )}
    </section>
  );
}

interface PublicMatchRowProps extends Pick<PublicMatchesProps, 'translations'> {
  readonly match: ListedMatch;
}

function PublicMatchRow({ translations, match }: PublicMatchRowProps) {
  const titleOf = useGameTitle();
  const people = match.opponents.flatMap((player) =>
    player.type === 'person' ? [nameWithBotMark(player.user, player.name ?? t().table.gone)] : [],
  );
  return (
    <li class="row-card">
      <a class="row-link" href={`/replay/${match.id}`}>
        <b>{titleOf(match.game)}</b>
        {match.outcome && (
          <span class={`profile-outcome is-${match.outcome}`}>{translations.outcomes[match.outcome]}</span>
        )}
        <span class="quiet">
          {people.length === 0 ? translations.alone : people.join(', ')} ·{' '}
          {match.series && `${seriesText(match.series)} · `}
          {relativeTime(match.updatedAt, currentLang())}
        </span>
      </a>
    </li>
  );
}
