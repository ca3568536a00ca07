import { isHiddenCards } from '@safehouse/contract';
import { type BoardContext, isHinted } from './board-context.ts';
import { cardText } from './card-text.ts';
import { missionName } from './mission-info.ts';

/** Where the drawn card can go; a mission that is closed says why (KO-11). */
export function Slot({ context, mission }: { readonly context: BoardContext; readonly mission: number }) {
  const { view, translations, boardProps, legalMoves } = context;
  const move = legalMoves.find((one) => one.type === 'place' && one.mission === mission);
  const name = missionName(view.missions[mission].card, translations);
  const card =
    view.drawn === null || isHiddenCards(view.drawn) ? translations.back : cardText(view.drawn, translations);
  const label = translations.placeAt(card, mission, name);
  if (!move) {
    const why = { text: translations.refusals['mission-closed'], rule: 'KO-11' };
    return (
      <button
        type="button"
        class="ko-slot ko-shut"
        aria-disabled="true"
        aria-label={`${label}. ${why.text}`}
        onClick={() => boardProps.showRefusal(why)}
      />
    );
  }
  const hinted = isHinted(context, move);
  return (
    <button
      type="button"
      class={`ko-slot${hinted ? ' ko-hinted' : ''}`}
      onClick={() => boardProps.play(move)}
    >
      <span class="ko-said">{hinted ? `${label}. ${translations.hinted}` : label}</span>
      <span aria-hidden="true">{translations.placeHere}</span>
    </button>
  );
}
