import { useSignal } from '@preact/signals';
import type { PlayerCard, PublicProfile } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { BotTag, UserAvatar } from '../../avatar/lazy-user-avatar.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { usePolledResource } from '../../online/polled-resource.ts';
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
  const person = useSignal<PublicProfile | null>(null);
  const error = useSignal<RequestError | null>(null);
  const { value: card } = usePolledResource<PlayerCard>(`/users/${encodeURIComponent(id)}/card`);
  useEffect(() => {
    void apiRequest<PublicProfile>('GET', `/users/${encodeURIComponent(id)}`).then((answer) => {
      person.value = answer.ok ? answer.value : null;
      error.value = answer.ok ? null : answer.error;
    });
  }, [id]);
  if (error.value) return <ProfileNotFound translations={translations} error={error.value} />;
  if (!person.value) return <p class="quiet">{t().loading}</p>;
  const { beaten = [] } = person.value;
  return (
    <>
      <header class="profile-face">
        <UserAvatar user={id} name={person.value.name} />
        <div>
          <h1>
            {person.value.name}
            <BotTag user={id} />
          </h1>
          {card && <Presence status={card.status} />}
        </div>
      </header>
      {currentUser.value?.kind === 'account' && currentUser.value.id !== id && <PersonActions person={person.value} />}
      <Ratings translations={translations} ratings={person.value.ratings} history={person.value.history ?? []} />
      <PlayedGames translations={translations} played={person.value.played} />
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
