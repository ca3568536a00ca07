import { marketCardKind } from '../../data/cards.ts';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import { Emblem } from '../art/emblems.tsx';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';

type TakeMove = AgentAvenueMove & { readonly type: 'take' };

/** AA-21: one of the open market cards, and in a team for whose hand. */
export function TakeChoices({ context }: { readonly context: BoardContext }) {
  const takes = legalMovesOfType(context, 'take');
  return (
    <ul class="aa-choices is-market">
      {takes.map((move) => (
        <li key={`${move.card} ${move.hand}`}>
          <TakeButton context={context} move={move} isShared={takes.some((other) => isSameCard(other, move))} />
        </li>
      ))}
    </ul>
  );
}

const isSameCard = (other: TakeMove, move: TakeMove) => other.card === move.card && other.hand !== move.hand;

interface TakeButtonProps {
  readonly context: BoardContext;
  readonly move: TakeMove;
  /** The same card is offered for another hand too. */
  readonly isShared: boolean;
}

function TakeButton({ context, move, isShared }: TakeButtonProps) {
  const { translations, playerNames, hintedMove } = context;
  const { name, text } = translations.market[move.card];
  const isHinted = hintedMove?.type === 'take' && hintedMove.card === move.card && hintedMove.hand === move.hand;
  const whose = isShared ? translations.forHand(playerNames[move.hand]) : null;
  return (
    <button type="button" class={isHinted ? 'aa-choice is-hinted' : 'aa-choice'} onClick={() => context.choose(move)}>
      <Emblem card={move.card} />
      <span>
        <b>{translations.take(name)}</b> <small>{whose ?? translations[marketCardKind(move.card)]}</small>
        <span class="aa-choice-text">{text}</span>
      </span>
    </button>
  );
}
