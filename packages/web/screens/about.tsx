import { Shell } from '../parts/shell.tsx';
import { useCovers } from '../state/games.ts';
import { useDocumentTitle } from '../state/title.ts';
import { house, lang } from '../state/words.ts';

/** Whose games these are, and what this is not. */
export function About() {
  const { about } = house();
  const covers = useCovers();
  const list = new Intl.ListFormat(lang());
  useDocumentTitle(about.title);
  return (
    <Shell title={about.title}>
      <section class="plain">
        <h1>{about.title}</h1>
        <p class="lead">{about.independent}</p>
        <h2>{about.credits}</h2>
        <ul>
          {covers.map(({ id, title, credits }) => (
            <li key={id}>{about.by(title, list.format(credits.authors), credits.publisher ?? '')}</li>
          ))}
        </ul>
        <p>{about.buy}</p>
        <h2>{about.reconstructed}</h2>
        <p>{about.reconstruction}</p>
        <p>{about.honest}</p>
        <p>{about.free}</p>
        <a class="button" href="/docs">
          {about.docs}
        </a>
      </section>
    </Shell>
  );
}
