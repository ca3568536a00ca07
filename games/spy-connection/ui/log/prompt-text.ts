import type { BoardContext } from '../board/board-context.ts';

/** One sentence: whose turn it is and what can be done. */
export function promptText({
  view,
  translations: { now },
  playerNames,
  editionNames,
  legalMoves,
  result,
  seat,
}: Pick<
  BoardContext,
  'view' | 'translations' | 'playerNames' | 'editionNames' | 'legalMoves' | 'result' | 'seat'
>): string {
  if (result) return now.over;
  if (legalMoves.length === 0 || seat === null) return now.waiting(playerNames[view.active]);
  if (view.phase === 'draft') return now.draft;
  const { spy } = view.players[seat];
  const can = (wanted: string) => legalMoves.some(({ type }) => type === wanted);
  if (spy && can('mark')) return now.canMark(editionNames.cityName(spy));
  if (view.phase === 'wrap-up') return now.wrapUp;
  if (view.travelled) return now.travelled;
  return can('accept') || can('connect') || can('travel') ? now.action : now.stuck;
}
