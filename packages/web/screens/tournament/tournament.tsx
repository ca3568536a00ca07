import { useEffect } from 'preact/hooks';
import { TranslatedScreen } from '../../components/translated-screen.tsx';
import { restoreSession } from '../../online/session.ts';
import { TOURNAMENT_TRANSLATIONS } from './locales/index.ts';
import { NewTournament } from './new-tournament.tsx';
import './tournament.css';
import { TournamentList } from './tournament-list.tsx';
import { TournamentPage } from './tournament-page.tsx';

/** `/tournament` lists tournaments, `/tournament/new` creates one, `/tournament/:id` shows one. */
export function TournamentScreen({ path: [id] }: { readonly path: readonly string[] }) {
  useEffect(() => {
    void restoreSession();
  }, []);
  return (
    <TranslatedScreen texts={TOURNAMENT_TRANSLATIONS} class="tournament">
      {(translations) => {
        if (id === undefined) return <TournamentList translations={translations} />;
        if (id === 'new') return <NewTournament translations={translations} />;
        return <TournamentPage key={id} id={id} translations={translations} />;
      }}
    </TranslatedScreen>
  );
}
