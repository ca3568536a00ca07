import { t } from '../../i18n/translations.ts';
import type { TableContext } from '../table-context.ts';

/** Whether another player waits for the viewer's answer, or the viewer for theirs. */
export function isUndoAsked({ undoAsked, seat }: TableContext['matchView']): boolean {
  return undoAsked !== null && seat !== null;
}

/** Another player would like to take a move back, or the viewer has asked to. */
export function UndoRequest({ source, matchView, playerNames }: TableContext) {
  const translations = t().table;
  const requester = matchView.undoAsked;
  if (requester === null) return null;
  if (matchView.seats.includes(requester))
    return (
      <div class="act">
        <p class="act-question is-waiting" role="status">
          {translations.undoWaiting}
        </p>
      </div>
    );
  return (
    <div class="act">
      <p class="act-question" role="status">
        {translations.undoAsked(playerNames[requester])}
      </p>
      <div class="act-buttons">
        <button type="button" class="act-button is-even" onClick={() => source.answerUndo({ agree: false })}>
          {translations.refuse}
        </button>
        <button type="button" class="act-button is-even" onClick={() => source.answerUndo({ agree: true })}>
          {translations.agree}
        </button>
      </div>
    </div>
  );
}
