import { ActArea, ActButton } from '@safehouse/ui';
import type { BoardContext } from '../board/board-context.ts';
import { missionName } from '../board/mission-info.ts';
import type { UseMove } from '../log/move-text.ts';
import { MoveButton } from './move-button.tsx';
import type { ItemChoice } from './use-item-choice.ts';

interface UseItemProps {
  readonly context: BoardContext;
  readonly choice: ItemChoice;
}

/** Asks for the target of an item step by step, then shows the button that uses it. */
export function UseItem({ context, choice: { item, choice, answer, clear } }: UseItemProps) {
  const { translations } = context;
  if (item === null || choice === null) return null;
  const asked = choice.type === 'move' ? answersText(context, choice.move) : questionText(context, choice.field);
  return (
    <ActArea class="ko-now" question={`${translations.missions[item]}: ${asked}`}>
      <div class="act-buttons">
        <ActButton variant="small" label={translations.close} onPress={clear}>
          ×
        </ActButton>
        {choice.type === 'move' ? (
          <MoveButton context={context} move={choice.move} variant="main">
            {translations.use}
          </MoveButton>
        ) : (
          choice.answers.map(({ value, move }) => (
            <ActButton
              key={value}
              variant="even"
              preview={isMissionField(choice.field) ? `at ${value}` : undefined}
              isHinted={isHintedAnswer(context, move, choice.field)}
              onPress={() => answer(value)}
            >
              {answerText(context, move, choice.field)}
            </ActButton>
          ))
        )}
      </div>
    </ActArea>
  );
}

type UseField = keyof UseMove & string;

function questionText({ translations: { useAsk } }: BoardContext, field: UseField): string {
  return field in useAsk ? useAsk[field as keyof typeof useAsk] : '';
}

function isMissionField(field: UseField): boolean {
  return field !== 'as' && field !== 'card';
}

function isHintedAnswer({ hintedMove }: BoardContext, move: UseMove, field: UseField): boolean {
  return hintedMove?.type === 'use' && hintedMove.item === move.item && hintedMove[field] === move[field];
}

function answerText({ translations }: BoardContext, move: UseMove, field: UseField): string {
  if (field === 'as') return move.as === undefined ? '' : translations.missions[move.as];
  return field === 'card' ? String(Number(move.card) + 1) : translations.missionNumber(Number(move[field]));
}

/** The answers so far: where, or from where to where. */
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
