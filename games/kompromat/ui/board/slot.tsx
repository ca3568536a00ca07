import { isHiddenCards } from '@safehouse/contract';
import { isHintedMove } from '@safehouse/ui';
import { refusalText } from '../log/refusal-text.ts';
import type { BoardContext } from './board-context.ts';
import { Card } from './card.tsx';
import { cardText } from './card-text.ts';
import { missionName } from './mission-info.ts';

/** Where the drawn card can be placed. A closed mission explains why not (KO-11). */
export function Slot({ context, mission }: { readonly context: BoardContext; readonly mission: number }) {
  const { view, translations, legalMoves, choose, showRefusal, pointed } = context;
  const move = legalMoves.find((option) => option.type === 'place' && option.mission === mission);
  const name = missionName(view.missions[mission].card, translations);
  const card =
    view.drawn === null || isHiddenCards(view.drawn) ? translations.back : cardText(view.drawn, translations);
  const label = translations.placeAt(card, mission, name);
  if (!move) {
    const refusal = { text: refusalText('mission-closed', translations), rule: 'KO-11' };
    return (
      <button
        type="button"
        class="ko-slot ko-shut"
        aria-disabled="true"
        aria-label={`${label}. ${refusal.text}`}
        onClick={() => showRefusal(refusal)}
      />
    );
  }
  const hinted = isHintedMove(context, move);
  const preview = `place ${mission}`;
  const ghost = pointed === preview ? view.drawn : null;
  return (
    <button
      type="button"
      class={`ko-slot${hinted ? ' ko-hinted' : ''}`}
      data-preview={preview}
      onClick={() => choose(move)}
    >
      <span class="hidden">{hinted ? `${label}. ${translations.hinted}` : label}</span>
      {ghost === null ? (
        <span aria-hidden="true">{translations.placeHere}</span>
      ) : (
        <span class="ko-ghost" aria-hidden="true">
          <Card card={ghost} isFaceUp isFaceVisible isReducedMotion />
        </span>
      )}
    </button>
  );
}
