import type { TerminalContext } from '@safehouse/ui/terminal';
import type { GameTranslations } from '../locales/en.ts';
import type { SpyMove } from '../rules/move-encoding.ts';
import type { SpyView } from '../rules/view.ts';
import { createRulesQueries, type RulesQueries } from '../ui/board/rules-queries.ts';
import { type EditionNames, editionNamesFor } from '../ui/log/edition-names.ts';

export type SpyTerminalContext = TerminalContext<SpyView, SpyMove, GameTranslations>;

/** What the map and the lists need beyond the view. */
export interface MapContext extends SpyTerminalContext {
  readonly rulesQueries: RulesQueries;
  readonly editionNames: EditionNames;
}

/** Cached, because the steps of every legal move need it. */
const mapContexts = new WeakMap<SpyTerminalContext, MapContext>();

export function mapContextFor(context: SpyTerminalContext): MapContext {
  const known = mapContexts.get(context);
  if (known) return known;
  const rulesQueries = createRulesQueries(context.view);
  const created = { ...context, rulesQueries, editionNames: editionNamesFor(context.lang, rulesQueries.edition) };
  mapContexts.set(context, created);
  return created;
}

/** How the spy of a seat is shown, besides its colour. */
export const SPY_GLYPHS = ['▲', '▼', '◆', '■'] as const;
