import { isHiddenCards, type Seat } from '@safehouse/contract';
import type { MissionId } from '../../data/missions.ts';
import { Emblem } from '../art/emblem.tsx';
import type { BoardContext } from '../board/board-context.ts';
import { missionName } from '../board/mission-info.ts';
import { ScoreSheet } from '../board/score-sheet.tsx';

/** What a player has won so far, and what it scores. Won cards are public. */
export function Dossier({ context, seat }: { readonly context: BoardContext; readonly seat: Seat }) {
  const { view, translations } = context;
  const pile = view.discards[seat];
  const lost = isHiddenCards(pile) ? pile.closed : pile.length;
  return (
    <>
      {view.won[seat].length === 0 ? (
        <p>{translations.empty}</p>
      ) : (
        <WonCards context={context} cards={view.won[seat]} seat={seat} />
      )}
      {lost > 0 && <p>{translations.knockedOut(lost)}</p>}
      <ScoreSheet context={context} />
    </>
  );
}

interface WonCardsProps {
  readonly context: BoardContext;
  readonly seat: Seat;
  readonly cards: readonly MissionId[];
}

function WonCards({ context, seat, cards }: WonCardsProps) {
  const { translations, view } = context;
  const used: readonly MissionId[] = view.items[seat].used;
  return (
    <ul class="ko-won">
      {cards.map((card) => (
        <li key={card} class={used.includes(card) ? 'ko-spent' : ''}>
          <Emblem card={card} />
          <span>
            {missionName(card, translations)}
            {used.includes(card) && ` (${translations.isUsed})`}
          </span>
        </li>
      ))}
    </ul>
  );
}
