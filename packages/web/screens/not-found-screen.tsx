import { PageLayout } from '../components/page-layout.tsx';
import { t } from '../i18n/translations.ts';
import { useDocumentTitle } from '../state/document-title.ts';

export function NotFoundScreen() {
  const words = t();
  useDocumentTitle(words.missing.title);
  return (
    <PageLayout title={words.missing.title}>
      <section class="plain">
        <h1>{words.missing.title}</h1>
        <p>{words.missing.about}</p>
        <a class="button is-main" href="/">
          {words.home}
        </a>
      </section>
    </PageLayout>
  );
}
