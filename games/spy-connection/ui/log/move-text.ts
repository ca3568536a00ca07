import type { MatchTextContext } from '@safehouse/ui/headless';
import type { GameTranslations } from '../../locales/en.ts';
import type { SpyMove } from '../../rules/move-encoding.ts';
import type { SpyView } from '../../rules/view.ts';
import { editionNamesForView } from './edition-names.ts';

export function moveText(
  move: SpyMove,
  { translations, view }: Pick<MatchTextContext<SpyView, GameTranslations>, 'translations' | 'view'>,
): string {
  const editionNames = editionNamesForView(translations.lang, view);
  const { moves } = translations;
  switch (move.type) {
    case 'choose':
      return moves.choose(editionNames.missionName(move.card));
    case 'accept':
      return view ? moves.accept(editionNames.missionName(view.display[move.place])) : moves.acceptAt(move.place + 1);
    case 'travel':
      return moves.travel(editionNames.cityName(move.to));
    case 'connect':
      return moves.connect(...editionNames.connectionEnds(move.via));
    case 'mark':
      return moves.mark(editionNames.missionName(move.mission));
    case 'recall':
      return moves.recall(editionNames.spaceName(move.space));
    case 'unmark':
      return moves.unmark(editionNames.cityName(move.city), editionNames.missionName(move.mission));
    case 'discard':
      return moves.discard(editionNames.missionName(move.mission));
    case 'end':
      return moves.end;
  }
}
