import type { KnownPerson, PeopleView } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { PageLayout } from '../../components/page-layout.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { useFriendStatuses } from '../../online/friend-presence.ts';
import { currentUser, restoreSession } from '../../online/session.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { FindPerson } from './find-person.tsx';
import { Invitations } from './invitations.tsx';
import { FRIENDS_TRANSLATIONS, type FriendsTranslations } from './locales/index.ts';
import { OpponentList, PeopleList } from './people-list.tsx';
import { usePeople } from './use-people.ts';
import './friends.css';

/** Everybody the user knows on this server, and the ways to play them. */
export function FriendsScreen() {
  const translations = useScreenTranslations(FRIENDS_TRANSLATIONS);
  const title = translations?.title ?? t().loading;
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
            {currentUser.value?.kind === 'account' ? (
              <OwnPeople translations={translations} />
            ) : (
              <>
                <p class="lead">{translations.needsAccount}</p>
                <a class="button is-main" href="/profile">
                  {translations.toProfile}
                </a>
              </>
            )}
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
      {error && (
        <p class="error" role="alert">
          {refusalText(error).text}
        </p>
      )}
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
