import type { MarketName } from '../data/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import { Emblem } from './emblems.tsx';
import { movesOf, type Table } from './table.ts';

const INSTANT: readonly MarketName[] = [
  'surveillance-truck',
  'smoke-screen',
  'outpost',
  'secret-recruit',
  'double-trouble',
  'spycation',
  'mind-control',
];

export function kindOf(card: MarketName): 'instant' | 'ongoing' {
  return INSTANT.includes(card) ? 'instant' : 'ongoing';
}

type Take = AgentAvenueMove & { readonly type: 'take' };

/** AA-21: one of the open market cards, and in a team for whose hand. */
export function Taking({ table }: { readonly table: Table }) {
  const takes = movesOf(table, 'take');
  return (
    <ul class="aa-choices is-market">
      {takes.map((move) => (
        <li key={`${move.card} ${move.hand}`}>
          <TakeButton table={table} move={move} isShared={takes.some((other) => isSameCard(other, move))} />
        </li>
      ))}
    </ul>
  );
}

const isSameCard = (other: Take, move: Take) => other.card === move.card && other.hand !== move.hand;

interface TakeButtonProps {
  readonly table: Table;
  readonly move: Take;
  /** The same card is offered for another hand too. */
  readonly isShared: boolean;
}

function TakeButton({ table, move, isShared }: TakeButtonProps) {
  const { words, names, hint } = table;
  const { name, text } = words.market[move.card];
  const isHinted = hint?.type === 'take' && hint.card === move.card && hint.hand === move.hand;
  const whose = isShared ? words.forHand(names[move.hand]) : null;
  return (
    <button
      type="button"
      class={isHinted ? 'aa-choice is-hinted' : 'aa-choice'}
      onClick={() => table.play(move)}
    >
      <Emblem card={move.card} />
      <span>
        <b>{words.take(name)}</b> <small>{whose ?? words[kindOf(move.card)]}</small>
        <span class="aa-choice-text">{text}</span>
      </span>
    </button>
  );
}
