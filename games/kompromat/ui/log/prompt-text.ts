import { type BoardContext, missionBeingResolved } from '../board/board-context.ts';
import { formatPoints } from '../board/card-text.ts';
import { missionName } from '../board/mission-info.ts';

/** What the sentence depends on, also available without a board, as in a terminal. */
type PromptContext = Pick<BoardContext, 'view' | 'translations' | 'legalMoves' | 'playerNames' | 'seat'>;

/** One sentence: what the viewer is asked to decide, or whom they are waiting for. */
export function promptText(context: PromptContext): string {
  const { view, translations, legalMoves, playerNames } = context;
  const { active, phase, pending, missions } = view;
  if (legalMoves.length === 0) return active === null ? '' : translations.theirTurn(playerNames[active]);
  const mission = missionBeingResolved(view) ?? 0;
  switch (phase) {
    case 'window':
      return windowPrompt(context, mission);
    case 'declare':
      return translations.declareAsk(mission, missionName(missions[mission].card, translations));
    case 'tokens':
      return pending === null ? '' : tokensPrompt(pending, translations);
    default:
      return '';
  }
}

/** KO-30: in the second window the total of the starter is known. */
function windowPrompt({ view, translations, seat, playerNames }: PromptContext, mission: number): string {
  const { declared, starter } = view;
  const total = declared[starter];
  if (total === null) return translations.windowAsk(mission);
  return seat === starter
    ? translations.windowAskAfterOwn(mission, formatPoints(total))
    : translations.windowAskAfterTheirs(mission, formatPoints(total), playerNames[starter]);
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
