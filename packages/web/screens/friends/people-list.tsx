import type { FriendStatus, KnownPerson, OpponentView, PersonRequest, PersonView } from '@safehouse/protocol';
import type { ComponentChildren } from 'preact';
import { UserAvatar } from '../../avatar/lazy-user-avatar.tsx';
import { relativeTime } from '../../i18n/relative-time.ts';
import { currentLang } from '../../i18n/translations.ts';
import { changePerson } from '../../online/people.ts';
import { PersonLink } from '../../person/person-link.tsx';
import { ChallengeButton } from './challenge.tsx';
import type { FriendsTranslations } from './locales/index.ts';
import { reloadPeople } from './use-people.ts';

interface PeopleListProps {
  readonly id: string;
  readonly title: string;
  readonly people: readonly KnownPerson[];
  readonly statuses: ReadonlyMap<string, FriendStatus>;
  readonly translations: FriendsTranslations;
}

/** People who are online come first. */
export function PeopleList({ id, title, people, statuses, translations }: PeopleListProps) {
  const sorted = people.toSorted((a, b) => Number(statuses.has(b.id)) - Number(statuses.has(a.id)));
  return (
    <section class="friends-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {people.length === 0 && <p class="quiet">{translations.friendsNone}</p>}
      <ul>
        {sorted.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            translations={translations}
            about={person.note}
            status={statuses.get(person.id)}
          >
            <PersonButtons person={person} translations={translations} />
          </PersonRow>
        ))}
      </ul>
    </section>
  );
}

interface OpponentListProps {
  readonly opponents: readonly OpponentView[];
  readonly translations: FriendsTranslations;
}

export function OpponentList({ opponents, translations }: OpponentListProps) {
  return (
    <section class="friends-part" aria-labelledby="friends-opponents">
      <h2 id="friends-opponents">{translations.opponents}</h2>
      {opponents.length === 0 && <p class="quiet">{translations.opponentsNone}</p>}
      <ul>
        {opponents.map((opponent) => (
          <PersonRow
            key={opponent.id}
            person={opponent}
            translations={translations}
            about={`${translations.matches(opponent.matches)} · ${relativeTime(opponent.lastAt, currentLang())}`}
          >
            {opponent.name !== null && <ChallengeButton person={opponent} translations={translations} />}
          </PersonRow>
        ))}
      </ul>
    </section>
  );
}

interface PersonRowProps {
  readonly person: PersonView;
  readonly translations: FriendsTranslations;
  readonly about: string;
  readonly status?: FriendStatus | undefined;
  readonly children: ComponentChildren;
}

function PersonRow({ person: { id, name }, translations, about, status, children }: PersonRowProps) {
  return (
    <li class="row-card friends-row">
      {name !== null && <UserAvatar user={id} name={name} />}
      {name === null ? (
        <span class="friends-name">{translations.gone}</span>
      ) : (
        <PersonLink class="friends-name" user={id} name={name} />
      )}
      {status && <span class="friends-status">{translations.statuses[status]}</span>}
      {about !== '' && <span class="quiet friends-about">{about}</span>}
      <span class="friends-buttons">{children}</span>
    </li>
  );
}

interface PersonButtonsProps {
  readonly person: KnownPerson;
  readonly translations: FriendsTranslations;
}

function PersonButtons({ person, translations }: PersonButtonsProps) {
  const button = (label: string, request: PersonRequest) => (
    <button
      type="button"
      class="button is-quiet"
      aria-label={`${label}: ${person.name}`}
      onClick={() => void changePerson(person.id, request).then(reloadPeople)}
    >
      {label}
    </button>
  );
  if (person.isBlocked) return button(translations.unblock, { block: false });
  switch (person.friendship) {
    case 'asks':
      return (
        <>
          {button(translations.accept, { friend: true })}
          {button(translations.decline, { friend: false })}
        </>
      );
    case 'asked':
      return button(translations.withdraw, { friend: false });
    default:
      return <ChallengeButton person={person} translations={translations} />;
  }
}
