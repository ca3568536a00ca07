import { LIMIT } from '../../data/numbers.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import type { Desk } from '../table/desk.ts';
import { missionName } from '../table/names.ts';
import { knownCards, reading, totalOf } from '../table/reading.ts';
import { written } from '../table/writing.ts';
import { MoveButton } from './move-button.tsx';

type Declare = Extract<KompromatMove, { type: 'declare' }>;

/** KO-13: what the aces count, and whether a martini goes with it. */
export function Declaring({ desk, mission }: { readonly desk: Desk; readonly mission: number }) {
  const { view, words, near, legal } = desk;
  const cards = knownCards(view.columns[near][mission]) ?? [];
  const { aces } = reading(cards);
  const total = ({ elevens, martini }: Declare) =>
    totalOf(cards, elevens) + view.newspaper[near][mission] + (martini ?? 0);
  return (
    <div class="ko-now ko-stack">
      <p role="status" class="ko-prompt">
        <b>{words.declareAsk(mission, missionName(view.missions[mission].card, words))}</b>
      </p>
      <div class="ko-moves">
        {legal
          .filter((move) => move.type === 'declare')
          .map((move) => (
            <MoveButton desk={desk} move={move} key={JSON.stringify(move)}>
              <b class={`ko-big${total(move) > LIMIT / 2 ? ' ko-failed' : ''}`}>{written(total(move))}</b>
              <small>{meaning(move, aces, desk)}</small>
            </MoveButton>
          ))}
      </div>
    </div>
  );
}

function meaning({ elevens, martini, via }: Declare, aces: number, { words }: Desk): string {
  const parts = [words.acesAs(elevens, aces)];
  if (martini !== undefined) parts.push(words.withMartini(martini));
  if (via !== undefined) parts.push(words.missions[via]);
  return words.list(martini !== undefined && aces === 0 ? parts.slice(1) : parts);
}
