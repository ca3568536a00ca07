import type { PlayerCard, PublicProfile } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { BotTag, UserAvatar } from '../../avatar/lazy-user-avatar.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import type { RequestError } from '../../online/api.ts';
import { usePolledResource } from '../../online/polled-resource.ts';
import { useResource } from '../../online/resource.ts';
import { currentUser } from '../../online/session.ts';
import { Presence } from '../../person/presence.tsx';
import { useGameTitle } from '../../state/games.ts';
import { PersonActions } from '../friends/person-actions.tsx';
import { BeatenCharacters } from './beaten-characters.tsx';
import type { ProfileTranslations } from './locales/index.ts';
import { Opponents } from './opponents.tsx';
import { PublicMatches } from './public-matches.tsx';
import { Ratings } from './ratings.tsx';

export function PublicProfileView({
  translations,
  id,
}: {
  readonly translations: ProfileTranslations;
  readonly id: string;
}) {
  const { value: person, error } = useResource<PublicProfile>(`/users/${encodeURIComponent(id)}`);
  const { value: card } = usePolledResource<PlayerCard>(`/users/${encodeURIComponent(id)}/card`);
  if (error) return <ProfileNotFound translations={translations} error={error} />;
  if (!person) return <p class="quiet">{t().loading}</p>;
  const { beaten = [] } = person;
  return (
    <>
      <header class="profile-face">
        <UserAvatar user={id} name={person.name} />
        <div>
          <h1>
            {person.name}
            <BotTag user={id} />
          </h1>
          {card && <Presence status={card.status} />}
        </div>
      </header>
      {currentUser.value?.kind === 'account' && currentUser.value.id !== id && <PersonActions person={person} />}
      <Ratings translations={translations} ratings={person.ratings} history={person.history ?? []} />
      <PlayedGames translations={translations} played={person.played} />
      <Opponents translations={translations} user={id} />
      <PublicMatches translations={translations} user={id} />
      {beaten.length > 0 && (
        <BeatenCharacters translations={translations} beaten={beaten} about={translations.beatenByOthers} />
      )}
    </>
  );
}

function ProfileNotFound({
  translations,
  error,
}: {
  readonly translations: ProfileTranslations;
  readonly error: RequestError;
}) {
  const isUnknown = error.code === 'not-found';
  return (
    <>
      <h1>{isUnknown ? translations.nobody : translations.title}</h1>
      <p>{isUnknown ? translations.nobodyAbout : refusalText(error).text}</p>
      <a class="button is-main" href="/">
        {t().home}
      </a>
    </>
  );
}

function PlayedGames({
  translations,
  played,
}: { readonly translations: ProfileTranslations } & Pick<PublicProfile, 'played'>) {
  const titleOf = useGameTitle();
  return (
    <section class="profile-part" aria-labelledby="profile-played">
      <h2 id="profile-played">{translations.played}</h2>
      {played.length === 0 && <p class="quiet">{translations.playedNone}</p>}
      <ul class="profile-cards">
        {played.map(({ game, matches, wins }) => (
          <li key={game} class={`profile-card game-${game}`}>
            <h3>{titleOf(game)}</h3>
            <p>{translations.playedRow(matches, formatNumber(currentLang(), wins))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
