import { PageLayout } from '../components/page-layout.tsx';
import { t } from '../i18n/translations.ts';
import { useDocumentTitle } from '../state/document-title.ts';

export function NotFoundScreen() {
  const translations = t();
  useDocumentTitle(translations.missing.title);
  return (
    <PageLayout title={translations.missing.title}>
      <section class="plain">
        <h1>{translations.missing.title}</h1>
        <p>{translations.missing.about}</p>
        <a class="button is-main" href="/">
          {translations.home}
        </a>
      </section>
    </PageLayout>
  );
}
