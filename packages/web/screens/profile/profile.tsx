import { useEffect } from 'preact/hooks';
import { me, recall } from '../../online/me.ts';
import { Shell } from '../../parts/shell.tsx';
import { useScreenWords } from '../../state/screen-words.ts';
import { useDocumentTitle } from '../../state/title.ts';
import { house } from '../../state/words.ts';
import { Mine } from './mine.tsx';
import { Other } from './other.tsx';
import './profile.css';
import { WORDS } from './words/index.ts';

/** `/profile` is one's own, `/profile/:user` somebody else's. */
export function ProfileScreen({ path: [user] }: { readonly path: readonly string[] }) {
  const words = useScreenWords(WORDS);
  const title = words?.title ?? house().loading;
  useDocumentTitle(title);
  useEffect(() => {
    void recall();
  }, []);
  return (
    <Shell title={title}>
      <section class="plain is-wide profile">
        {words &&
          (user === undefined ? <Mine words={words} own={me.value} /> : <Other words={words} id={user} />)}
      </section>
    </Shell>
  );
}
