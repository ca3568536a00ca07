import type { BoardContext } from '../board/board-context.ts';

/** One sentence: what the viewer is asked to do, or whom they wait for. */
export function promptText({ result, legalMoves, toAct, translations, playerNames }: BoardContext): string {
  if (result) return translations.over;
  if (legalMoves.length > 0) return translations.yourTurn;
  const [acting] = toAct;
  return acting === undefined ? '' : translations.theirTurn(playerNames[acting]);
}
