import { isClosed, type Seat } from '@safehouse/contract';
import type { MissionId } from '../../data/missions.ts';
import { Emblem } from '../art/emblem.tsx';
import type { Desk } from '../table/desk.ts';
import { missionName } from '../table/names.ts';
import { ScoreSheet } from './score-sheet.tsx';

/** What a player has won so far, and what it counts. Won cards are open to both. */
export function Dossier({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const { view, words } = desk;
  const out = view.discards[seat];
  const lost = isClosed(out) ? out.closed : out.length;
  return (
    <>
      {view.won[seat].length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <Won desk={desk} cards={view.won[seat]} seat={seat} />
      )}
      {lost > 0 && <p>{words.knockedOut(lost)}</p>}
      <ScoreSheet desk={desk} />
    </>
  );
}

interface WonProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly cards: readonly MissionId[];
}

function Won({ desk, seat, cards }: WonProps) {
  const { words, view } = desk;
  const used: readonly MissionId[] = view.items[seat].used;
  return (
    <ul class="ko-won">
      {cards.map((card) => (
        <li key={card} class={used.includes(card) ? 'ko-spent' : ''}>
          <Emblem card={card} />
          <span>
            {missionName(card, words)}
            {used.includes(card) && ` (${words.isUsed})`}
          </span>
        </li>
      ))}
    </ul>
  );
}
