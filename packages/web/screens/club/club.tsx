import { useEffect } from 'preact/hooks';
import { PageLayout } from '../../components/page-layout.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { restoreSession } from '../../online/session.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import './club.css';
import { ClubList } from './club-list.tsx';
import { ClubPage } from './club-page.tsx';
import { CLUB_TRANSLATIONS } from './locales/index.ts';
import { NewClub } from './new-club.tsx';

/** `/club` lists them, `/club/new` founds one, `/club/:id` shows one, and `/club/:id/:tab` a part of it. */
export function ClubScreen({ path: [id, tab] }: { readonly path: readonly string[] }) {
  const translations = useScreenTranslations(CLUB_TRANSLATIONS);
  const title = translations?.title ?? t().loading;
  useDocumentTitle(title);
  useEffect(() => {
    void restoreSession();
  }, []);
  return (
    <PageLayout title={title}>
      <section class="plain is-wide club">
        {translations &&
          (id === undefined ? (
            <ClubList translations={translations} />
          ) : id === 'new' ? (
            <NewClub translations={translations} />
          ) : (
            <ClubPage key={id} id={id} tab={tab} translations={translations} />
          ))}
      </section>
    </PageLayout>
  );
}
