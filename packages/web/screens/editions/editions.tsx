import { PageLayout } from '../../components/page-layout.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import './editions.css';
import { EditionEditorScreen } from './edition-editor.tsx';
import { EditionList } from './edition-list.tsx';
import { EDITIONS_TRANSLATIONS } from './locales/index.ts';

/** `/editions` lists the user's editions, `/editions/:key` edits one. */
export function EditionsScreen({ path: [key] }: { readonly path: readonly string[] }) {
  const translations = useScreenTranslations(EDITIONS_TRANSLATIONS);
  const title = translations?.title ?? t().loading;
  useDocumentTitle(title);
  return (
    <PageLayout title={title}>
      {translations &&
        (key === undefined ? (
          <EditionList translations={translations} />
        ) : (
          <EditionEditorScreen key={key} editionKey={key} translations={translations} />
        ))}
    </PageLayout>
  );
}
