import type { OpponentScore, OpponentsView } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { UserAvatar } from '../../avatar/lazy-user-avatar.tsx';
import { relativeTime } from '../../i18n/relative-time.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import { useResource } from '../../online/resource.ts';
import { PersonLink } from '../../person/person-link.tsx';
import type { ProfileTranslations } from './locales/index.ts';

interface OpponentsProps {
  readonly translations: ProfileTranslations;
  readonly user: string;
}

/** A user's most frequent opponents with the scores, and the latest ones. Renders nothing before the first match. */
export function Opponents({ translations, user }: OpponentsProps) {
  const { value } = useResource<OpponentsView>(`/users/${user}/opponents`);
  if (!value || value.recent.length === 0) return null;
  const { favourite, recent } = value;
  return (
    <>
      <section class="profile-part" aria-labelledby="profile-favourite">
        <h2 id="profile-favourite">{translations.favourite}</h2>
        <p class="quiet">{translations.favouriteAbout}</p>
        <ul class="profile-opponents">
          {favourite.map((opponent) => (
            <OpponentRow key={opponent.id} opponent={opponent}>
              {scoreText(opponent, translations)}
            </OpponentRow>
          ))}
        </ul>
      </section>
      <section class="profile-part" aria-labelledby="profile-recent">
        <h2 id="profile-recent">{translations.recent}</h2>
        <ul class="profile-opponents">
          {recent.map((opponent) => (
            <OpponentRow key={opponent.id} opponent={opponent}>
              {relativeTime(opponent.lastAt, currentLang())}
            </OpponentRow>
          ))}
        </ul>
      </section>
    </>
  );
}

interface OpponentRowProps {
  readonly opponent: OpponentScore;
  readonly children: string;
}

function OpponentRow({ opponent: { id, name }, children }: OpponentRowProps) {
  const shownName = name ?? t().table.gone;
  return (
    <li class="row-card profile-opponent">
      <UserAvatar user={id} name={shownName} />
      <PersonLink class="profile-opponent-name" user={id} name={shownName} />
      <span class="quiet">{children}</span>
    </li>
  );
}

function scoreText({ matches, wins, losses }: OpponentScore, translations: ProfileTranslations): string {
  const say = (value: number) => formatNumber(currentLang(), value);
  return `${say(wins)} : ${say(losses)} · ${translations.matches(matches)}`;
}
