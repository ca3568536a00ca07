import { ActArea, ActButton } from '@safehouse/ui';
import { t } from '../../i18n/translations.ts';
import type { TableContext } from '../table-context.ts';

/** True if another player waits for the viewer's answer, or the viewer for theirs. */
export function isUndoAsked({ undoAsked, seat }: TableContext['matchView']): boolean {
  return undoAsked !== null && seat !== null;
}

/** Another player asks to take a move back, or the viewer has asked. */
export function UndoRequest({ source, matchView, playerNames }: TableContext) {
  const translations = t().table;
  const requester = matchView.undoAsked;
  if (requester === null) return null;
  if (matchView.seats.includes(requester)) return <ActArea question={translations.undoWaiting} isWaiting />;
  return (
    <ActArea question={translations.undoAsked(playerNames[requester])}>
      <div class="act-buttons">
        <ActButton variant="even" onPress={() => source.answerUndo({ agree: false })}>
          {translations.refuse}
        </ActButton>
        <ActButton variant="even" onPress={() => source.answerUndo({ agree: true })}>
          {translations.agree}
        </ActButton>
      </div>
    </ActArea>
  );
}
