import type { BoardContext } from '../board/board-context.ts';
import { missionName } from '../board/mission-info.ts';
import type { UseMove } from '../log/move-text.ts';
import { MoveButton } from './move-button.tsx';
import { type ItemChoice, movesByAnswer, type UseQuestion } from './use-item-choice.ts';

interface UseItemProps {
  readonly context: BoardContext;
  readonly choice: ItemChoice;
}

/** An item is about to be used: one question after the other, then the button that uses it. */
export function UseItem({ context, choice }: UseItemProps) {
  const { translations } = context;
  const { item, question, moves } = choice;
  const [move] = moves;
  if (item === null || !move) return null;
  return (
    <div class="act ko-now">
      <p class="act-question" role="status">
        {translations.missions[item]}: {question === null ? answersText(context, move) : translations.useAsk[question]}
      </p>
      <div class="act-buttons">
        <button
          type="button"
          class="act-button is-small"
          aria-label={translations.close}
          title={translations.close}
          onClick={choice.clear}
        >
          ×
        </button>
        {question === null ? (
          <MoveButton context={context} move={move} variant="main">
            {translations.use}
          </MoveButton>
        ) : (
          movesByAnswer(moves, question).map((option) => (
            <button
              key={JSON.stringify(option)}
              type="button"
              data-preview={isMissionQuestion(question) ? `at ${option[question]}` : undefined}
              class={`act-button is-even${isHintedAnswer(context, option, question) ? ' is-hinted' : ''}`}
              onClick={() => choice.answer(option)}
            >
              {answerText(context, option, question)}
            </button>
          ))
        )}
      </div>
    </div>
  );
}

function isMissionQuestion(question: UseQuestion): boolean {
  return question !== 'as' && question !== 'card';
}

function isHintedAnswer({ hintedMove }: BoardContext, option: UseMove, question: UseQuestion): boolean {
  return hintedMove?.type === 'use' && hintedMove.item === option.item && hintedMove[question] === option[question];
}

function answerText({ translations }: BoardContext, move: UseMove, question: UseQuestion): string {
  const answer = move[question];
  if (question === 'as') return move.as === undefined ? '' : translations.missions[move.as];
  return question === 'card' ? String(Number(answer) + 1) : translations.missionNumber(Number(answer));
}

/** What has been decided: where, or from where to where. */
function answersText({ translations, view }: BoardContext, { as, mission, card, from, to }: UseMove): string {
  const target =
    from !== undefined && to !== undefined
      ? translations.useFromTo(from, to)
      : mission === undefined
        ? ''
        : card === undefined
          ? translations.useAt(mission, missionName(view.missions[mission].card, translations))
          : translations.useCard(mission, card);
  return [as === undefined ? '' : translations.missions[as], target].filter(Boolean).join(', ');
}
