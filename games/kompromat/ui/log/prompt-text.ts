import { type BoardContext, missionBeingResolved } from '../board/board-context.ts';
import { missionName } from '../board/mission-info.ts';

/** One sentence: what the viewer is asked to decide, or whom they wait for. */
export function promptText({ view, translations, legalMoves, playerNames }: BoardContext): string {
  const { active, phase, pending, missions } = view;
  if (legalMoves.length === 0) return active === null ? '' : translations.theirTurn(playerNames[active]);
  const mission = missionBeingResolved(view) ?? 0;
  switch (phase) {
    case 'window':
      return translations.windowAsk(mission);
    case 'declare':
      return translations.declareAsk(mission, missionName(missions[mission].card, translations));
    case 'tokens':
      return pending === null ? '' : tokensPrompt(pending, translations);
    default:
      return '';
  }
}

function tokensPrompt(
  { kind, tokens }: NonNullable<BoardContext['view']['pending']>,
  translations: BoardContext['translations'],
): string {
  switch (kind) {
    case 'failure':
      return translations.shieldFailure;
    case 'ci':
      return translations.shieldCounter(tokens);
    case 'give-back':
      return translations.giveBackAsk;
  }
}
