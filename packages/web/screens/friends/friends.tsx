import type { KnownPerson, PeopleView } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { ErrorMessage } from '../../components/error-message.tsx';
import { PageLayout } from '../../components/page-layout.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { useFriendStatuses } from '../../online/friend-presence.ts';
import { restoreSession } from '../../online/session.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { AccountNeeded, useIsAccount } from '../profile/account-needed.tsx';
import { FindPerson } from './find-person.tsx';
import { Invitations } from './invitations.tsx';
import { FRIENDS_TRANSLATIONS, type FriendsTranslations } from './locales/index.ts';
import { OpponentList, PeopleList } from './people-list.tsx';
import { usePeople } from './use-people.ts';
import './friends.css';

/** The user's friends, friend requests and recent opponents, with ways to play them. */
export function FriendsScreen() {
  const translations = useScreenTranslations(FRIENDS_TRANSLATIONS);
  const title = translations?.title ?? t().loading;
  const isAccount = useIsAccount();
  useDocumentTitle(title);
  useEffect(() => {
    void restoreSession();
  }, []);
  return (
    <PageLayout title={title}>
      <section class="plain is-wide friends">
        {translations && (
          <>
            <h1>{translations.title}</h1>
            {isAccount ? <OwnPeople translations={translations} /> : <AccountNeeded text={translations.needsAccount} />}
          </>
        )}
      </section>
    </PageLayout>
  );
}

function OwnPeople({ translations }: { readonly translations: FriendsTranslations }) {
  const { people, error } = usePeople();
  return (
    <>
      <p class="lead">{translations.about}</p>
      <FindPerson translations={translations} />
      <ErrorMessage error={error} />
      {people ? <AllLists translations={translations} view={people} /> : <p class="quiet">{t().loading}</p>}
    </>
  );
}

interface AllListsProps {
  readonly translations: FriendsTranslations;
  readonly view: PeopleView;
}

function AllLists({ translations, view }: AllListsProps) {
  const statuses = useFriendStatuses();
  const withFriendship = (state: KnownPerson['friendship']) =>
    view.people.filter(({ friendship }) => friendship === state);
  const lists = [
    { key: 'requests', title: translations.requests, people: withFriendship('asks') },
    { key: 'friends', title: translations.friends, people: withFriendship('friends') },
    { key: 'asked', title: translations.asked, people: withFriendship('asked') },
    {
      key: 'following',
      title: translations.following,
      people: view.people.filter(({ follows, friendship }) => follows && friendship !== 'friends'),
    },
    { key: 'blocked', title: translations.blocked, people: view.people.filter(({ isBlocked }) => isBlocked) },
  ];
  return (
    <>
      <Invitations translations={translations} invitations={view.invitations} />
      {lists
        .filter(({ key, people }) => key === 'friends' || people.length > 0)
        .map(({ key, title, people }) => (
          <PeopleList key={key} id={`friends-${key}`} {...{ title, people, statuses, translations }} />
        ))}
      <OpponentList translations={translations} opponents={view.opponents} />
    </>
  );
}
