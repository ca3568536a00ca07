import { useEffect } from 'preact/hooks';
import { TranslatedScreen } from '../../components/translated-screen.tsx';
import { restoreSession } from '../../online/session.ts';
import './club.css';
import { ClubList } from './club-list.tsx';
import { ClubPage } from './club-page.tsx';
import { CLUB_TRANSLATIONS } from './locales/index.ts';
import { NewClub } from './new-club.tsx';

/** `/club` lists clubs, `/club/new` creates one, `/club/:id` shows one, and `/club/:id/:tab` a part of it. */
export function ClubScreen({ path: [id, tab] }: { readonly path: readonly string[] }) {
  useEffect(() => {
    void restoreSession();
  }, []);
  return (
    <TranslatedScreen texts={CLUB_TRANSLATIONS} class="club">
      {(translations) => {
        if (id === undefined) return <ClubList translations={translations} />;
        if (id === 'new') return <NewClub translations={translations} />;
        return <ClubPage key={id} id={id} tab={tab} translations={translations} />;
      }}
    </TranslatedScreen>
  );
}
