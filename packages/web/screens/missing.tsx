import { Shell } from '../parts/shell.tsx';
import { useDocumentTitle } from '../state/title.ts';
import { house } from '../state/words.ts';

export function Missing() {
  const words = house();
  useDocumentTitle(words.missing.title);
  return (
    <Shell title={words.missing.title}>
      <section class="plain">
        <h1>{words.missing.title}</h1>
        <p>{words.missing.about}</p>
        <a class="button is-main" href="/">
          {words.home}
        </a>
      </section>
    </Shell>
  );
}
