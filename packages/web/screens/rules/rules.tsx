import { useMemo } from 'preact/hooks';
import { PageLayout } from '../../components/page-layout.tsx';
import { t } from '../../i18n/translations.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { useGame, useGameCovers } from '../../state/games.ts';
import { NotFoundScreen } from '../not-found-screen.tsx';
import { RulesShelf } from './rules-shelf.tsx';
import { parseRulesTarget, rulesHref } from './rules-target.ts';
import { RulesView } from './rules-view.tsx';

/** `/rules` and `/rules/:game`. The hash contains a rule or a section of the guide. */
export function RulesScreen({ path }: { readonly path: readonly string[] }) {
  const [id = ''] = path;
  const translations = t().rules;
  const game = useGame(id);
  const { hash } = location;
  const target = useMemo(() => parseRulesTarget(hash), [hash]);
  const title = game ? translations.title(game.translations.title) : translations.choose;
  useDocumentTitle(title);
  if (game === null || path.length > 1) return <NotFoundScreen />;
  return (
    <PageLayout title={title}>
      <section class="plain is-wide">
        <h1>{title}</h1>
        {id === '' ? <RulesShelf /> : <GameTabs chosen={id} />}
        {game && (
          <RulesView
            key={id}
            game={game}
            target={target}
            onOpen={(opened) => history.replaceState(null, '', rulesHref(id, opened))}
          />
        )}
      </section>
    </PageLayout>
  );
}

function GameTabs({ chosen }: { readonly chosen: string }) {
  const covers = useGameCovers();
  return (
    <nav class="row" aria-label={t().rules.choose}>
      {covers.map(({ id, title }) => (
        <a key={id} class="button" href={`/rules/${id}`} aria-current={id === chosen ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
