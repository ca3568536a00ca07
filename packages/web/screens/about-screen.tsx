import { formatList } from '@safehouse/ui';
import { PageLayout } from '../components/page-layout.tsx';
import { currentLang, t } from '../i18n/translations.ts';
import { useDocumentTitle } from '../state/document-title.ts';
import { useGameCovers } from '../state/games.ts';

export function AboutScreen() {
  const { about } = t();
  const covers = useGameCovers();
  useDocumentTitle(about.title);
  return (
    <PageLayout title={about.title}>
      <section class="plain">
        <h1>{about.title}</h1>
        <p class="lead">{about.independent}</p>
        <h2>{about.credits}</h2>
        <ul>
          {covers.map(({ id, title, credits }) => (
            <li key={id}>{about.by(title, formatList(currentLang(), credits.authors), credits.publisher ?? '')}</li>
          ))}
        </ul>
        <p>{about.buy}</p>
        <h2>{about.reconstructed}</h2>
        <p>{about.reconstruction}</p>
        <ul>
          {covers
            .filter(({ reconstructed }) => reconstructed !== undefined)
            .map(({ id, title, reconstructed }) => (
              <li key={id}>
                <b>{title}:</b> {reconstructed}
              </li>
            ))}
        </ul>
        <p>{about.honest}</p>
        <p>{about.free}</p>
        <a class="button" href="/docs">
          {about.docs}
        </a>
      </section>
    </PageLayout>
  );
}
