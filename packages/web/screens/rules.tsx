import { RulesList } from '../frame/rules-list.tsx';
import { Shell } from '../parts/shell.tsx';
import { useCovers, useGame, useRules } from '../state/games.ts';
import { useDocumentTitle } from '../state/title.ts';
import { house } from '../state/words.ts';
import { Missing } from './missing.tsx';

/** The rules of one game, or the choice of whose. */
export function RulesScreen({ game: id }: { readonly game: string }) {
  const words = house().rules;
  const covers = useCovers();
  const game = useGame(id);
  const rules = useRules(game);
  const title = game ? words.title(game.words.title) : words.choose;
  useDocumentTitle(title);
  if (game === null) return <Missing />;
  return (
    <Shell title={title}>
      <section class="plain is-wide">
        <h1>{title}</h1>
        <nav class="row" aria-label={words.choose}>
          {covers.map((cover) => (
            <a
              key={cover.id}
              class="button"
              href={`/rules/${cover.id}`}
              aria-current={cover.id === id ? 'page' : undefined}
            >
              {cover.title}
            </a>
          ))}
        </nav>
        {game && <RulesList rules={rules} at={location.hash.slice(1) || null} />}
      </section>
    </Shell>
  );
}
