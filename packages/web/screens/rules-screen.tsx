import { PageLayout } from '../components/page-layout.tsx';
import { RulesList } from '../components/rules-list.tsx';
import { t } from '../i18n/translations.ts';
import { useDocumentTitle } from '../state/document-title.ts';
import { useGame, useGameCovers, useRuleTexts } from '../state/games.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

export function RulesScreen({ game: id }: { readonly game: string }) {
  const translations = t().rules;
  const covers = useGameCovers();
  const game = useGame(id);
  const rules = useRuleTexts(game);
  const title = game ? translations.title(game.translations.title) : translations.choose;
  useDocumentTitle(title);
  if (game === null) return <NotFoundScreen />;
  return (
    <PageLayout title={title}>
      <section class="plain is-wide">
        <h1>{title}</h1>
        <nav class="row" aria-label={translations.choose}>
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
        {game && <RulesList rules={rules} selectedRule={location.hash.slice(1) || null} />}
      </section>
    </PageLayout>
  );
}
