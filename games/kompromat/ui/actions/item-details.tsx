import type { Seat } from '@safehouse/contract';
import type { ItemId, MissionId } from '../../data/missions.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import { Emblem } from '../art/emblem.tsx';
import type { BoardContext } from '../board/board-context.ts';
import { movesUsingItem } from '../board/item-moves.ts';
import { missionName } from '../board/mission-info.ts';
import { MoveButton } from './move-button.tsx';

interface ItemDetailsProps {
  readonly context: BoardContext;
  readonly seat: Seat;
  readonly item: MissionId;
}

/** What an item does, when, and a button for every use of it that is legal now. */
export function ItemDetails({ context, seat, item: card }: ItemDetailsProps) {
  const { translations, legalMoves, showRefusal } = context;
  const item = card as ItemId;
  // The martini is offered beside the totals, and shields when tokens are given.
  const uses = movesUsingItem(legalMoves, item).filter((move) => move.type === 'use');
  const refusal = { text: translations.whens[item], rule: 'KO-25' };
  return (
    <>
      <div class="ko-text">
        <Emblem card={item} />
        <div>
          <p>{translations.effects[item]}</p>
          <p class="ko-when">{translations.whens[item]}</p>
        </div>
      </div>
      {seat === context.seat && (
        <div class="ko-moves ko-uses">
          {uses.map((move) => (
            <MoveButton context={context} move={move} variant="strong" key={JSON.stringify(move)}>
              {itemUseText(move, context)}
            </MoveButton>
          ))}
          {uses.length === 0 && (
            <button type="button" class="ko-move ko-plain" aria-disabled="true" onClick={() => showRefusal(refusal)}>
              {translations.use}: {translations.notNow}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function itemUseText(move: Extract<KompromatMove, { type: 'use' }>, context: BoardContext): string {
  const { translations } = context;
  const target = targetText(move, context);
  return move.as === undefined ? target : `${translations.missions[move.as]}: ${target}`;
}

function targetText(move: Extract<KompromatMove, { type: 'use' }>, { translations, view }: BoardContext): string {
  const { mission, card, from, to } = move;
  if (from !== undefined && to !== undefined) return translations.useFromTo(from, to);
  if (mission === undefined) return translations.use;
  if (card !== undefined) return translations.useCard(mission, card);
  return translations.useAt(mission, missionName(view.missions[mission].card, translations));
}
