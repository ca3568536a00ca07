import { Shell } from '../../parts/shell.tsx';
import { useScreenWords } from '../../state/screen-words.ts';
import { useDocumentTitle } from '../../state/title.ts';
import { house } from '../../state/words.ts';
import './daily.css';
import { DailyGame } from './game.tsx';
import { DailyShelf } from './shelf.tsx';
import { WORDS } from './words/index.ts';

/** `/daily` is the shelf, `/daily/:game` one challenge, `/daily/:game/:day` an earlier one. */
export function DailyScreen({ path: [game, day] }: { readonly path: readonly string[] }) {
  const words = useScreenWords(WORDS);
  const title = words?.title ?? house().loading;
  useDocumentTitle(title);
  return (
    <Shell title={title}>
      <section class="plain is-wide daily">
        {words &&
          (game === undefined ? (
            <DailyShelf words={words} />
          ) : (
            <DailyGame key={`${game} ${day}`} words={words} id={game} day={day ?? null} />
          ))}
      </section>
    </Shell>
  );
}
