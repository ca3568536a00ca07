import { isClosed } from '@safehouse/contract';
import { type Desk, isHinted } from './desk.ts';
import { missionName } from './names.ts';
import { cardWord } from './writing.ts';

/** Where the drawn card can go; a mission that is closed says why (KO-11). */
export function Slot({ desk, mission }: { readonly desk: Desk; readonly mission: number }) {
  const { view, words, board, legal } = desk;
  const move = legal.find((one) => one.type === 'place' && one.mission === mission);
  const name = missionName(view.missions[mission].card, words);
  const card = view.drawn === null || isClosed(view.drawn) ? words.back : cardWord(view.drawn, words);
  const label = words.placeAt(card, mission, name);
  if (!move) {
    const why = { text: words.refusals['mission-closed'], rule: 'KO-11' };
    return (
      <button
        type="button"
        class="ko-slot ko-shut"
        aria-disabled="true"
        aria-label={`${label}. ${why.text}`}
        onClick={() => board.impossible(why)}
      />
    );
  }
  const hinted = isHinted(desk, move);
  return (
    <button type="button" class={`ko-slot${hinted ? ' ko-hinted' : ''}`} onClick={() => board.play(move)}>
      <span class="ko-said">{hinted ? `${label}. ${words.hinted}` : label}</span>
      <span aria-hidden="true">{words.placeHere}</span>
    </button>
  );
}
