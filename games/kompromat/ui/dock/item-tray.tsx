import type { Seat } from '@safehouse/contract';
import type { ItemId, MissionId } from '../../data/missions.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import { Emblem } from '../art/emblem.tsx';
import { type Desk, isMine } from '../table/desk.ts';
import { usesOf } from '../table/item-moves.ts';
import { missionName } from '../table/names.ts';
import { MoveButton } from './move-button.tsx';

interface ItemTrayProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly item: MissionId;
}

/** What an item does, when, and a button for every use of it that is legal now. */
export function ItemTray({ desk, seat, item: card }: ItemTrayProps) {
  const { words, legal, board } = desk;
  const item = card as ItemId;
  // Martini and shields are offered where they belong: beside the totals, and when tokens come.
  const uses = usesOf(legal, item).filter((move) => move.type === 'use');
  const why = { text: words.whens[item], rule: 'KO-25' };
  return (
    <>
      <div class="ko-text">
        <Emblem card={item} />
        <div>
          <p>{words.effects[item]}</p>
          <p class="ko-when">{words.whens[item]}</p>
        </div>
      </div>
      {isMine(desk, seat) && (
        <div class="ko-moves ko-uses">
          {uses.map((move) => (
            <MoveButton desk={desk} move={move} look="strong" key={JSON.stringify(move)}>
              {useWord(move, desk)}
            </MoveButton>
          ))}
          {uses.length === 0 && (
            <button
              type="button"
              class="ko-move ko-plain"
              aria-disabled="true"
              onClick={() => board.impossible(why)}
            >
              {words.use}: {words.notNow}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function useWord(move: Extract<KompromatMove, { type: 'use' }>, desk: Desk): string {
  const { words } = desk;
  const target = targetWord(move, desk);
  return move.as === undefined ? target : `${words.missions[move.as]}: ${target}`;
}

function targetWord(move: Extract<KompromatMove, { type: 'use' }>, { words, view }: Desk): string {
  const { mission, card, from, to } = move;
  if (from !== undefined && to !== undefined) return words.useFromTo(from, to);
  if (mission === undefined) return words.use;
  if (card !== undefined) return words.useCard(mission, card);
  return words.useAt(mission, missionName(view.missions[mission].card, words));
}
