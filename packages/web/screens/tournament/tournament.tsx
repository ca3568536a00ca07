import { useEffect } from 'preact/hooks';
import { PageLayout } from '../../components/page-layout.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { restoreSession } from '../../online/session.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { TOURNAMENT_TRANSLATIONS } from './locales/index.ts';
import { NewTournament } from './new-tournament.tsx';
import './tournament.css';
import { TournamentList } from './tournament-list.tsx';
import { TournamentPage } from './tournament-page.tsx';

/** `/tournament` lists them, `/tournament/new` creates one, `/tournament/:id` shows one. */
export function TournamentScreen({ path: [id] }: { readonly path: readonly string[] }) {
  const translations = useScreenTranslations(TOURNAMENT_TRANSLATIONS);
  const title = translations?.title ?? t().loading;
  useDocumentTitle(title);
  useEffect(() => {
    void restoreSession();
  }, []);
  return (
    <PageLayout title={title}>
      <section class="plain is-wide tournament">
        {translations &&
          (id === undefined ? (
            <TournamentList translations={translations} />
          ) : id === 'new' ? (
            <NewTournament translations={translations} />
          ) : (
            <TournamentPage key={id} id={id} translations={translations} />
          ))}
      </section>
    </PageLayout>
  );
}
