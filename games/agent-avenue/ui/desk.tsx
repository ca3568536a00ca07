import { isClosed } from '@safehouse/contract';
import { Hand, LayingButtons } from './hand.tsx';
import type { Laying } from './laying.ts';
import { prompt } from './prompt.ts';
import { Recruiting } from './recruiting.tsx';
import { Resolving } from './resolving.tsx';
import { movesOf, type Table } from './table.ts';
import { Taking } from './taking.tsx';
import { nameMove } from './tell.ts';
import { Votes } from './votes.tsx';

interface DeskProps {
  readonly table: Table;
  readonly laying: Laying;
}

/** What can be done now, under the thumb. */
export function Desk({ table, laying }: DeskProps) {
  const { words, hint, seat } = table;
  const told = prompt(table, laying);
  const isAsked = table.legal.length > 0;
  return (
    <section class="aa-desk">
      <p class={isAsked ? 'aa-prompt is-asked' : 'aa-prompt'} role="status">
        {told}
      </p>
      <Votes table={table} />
      {hint ? <p class="aa-hint">{words.hint(nameMove(hint, words))}</p> : null}
      <Recruiting table={table} />
      {movesOf(table, 'take').length > 0 ? <Taking table={table} /> : null}
      {movesOf(table, 'resolve').length > 0 ? <Resolving table={table} /> : null}
      {seat === null ? null : <Hand table={table} laying={laying} />}
      <LayingButtons table={table} laying={laying} />
      <Stock table={table} />
    </section>
  );
}

/** The deck, and what was swapped away: its owner may look at it (AA-32). */
function Stock({ table: { view, words, seat } }: { readonly table: Table }) {
  const aside = seat === null ? null : view.setAside[seat];
  const known = aside && !isClosed(aside) && aside.length > 0 ? aside : null;
  return (
    <p class="aa-stock">
      <span>{words.deck(view.deck.closed)}</span>
      {known ? <span>{words.setAside(known.map((agent) => words.agents[agent]).join(', '))}</span> : null}
    </p>
  );
}
