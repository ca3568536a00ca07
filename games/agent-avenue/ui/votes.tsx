import { isClosed } from '@safehouse/contract';
import type { Table } from './table.ts';
import { nameMove } from './tell.ts';

/** AA-37: whose proposals are in; the own side also sees what they are. */
export function Votes({ table }: { readonly table: Table }) {
  const { view, words, names, seat } = table;
  const cast = Object.entries(view.votes);
  if (cast.length === 0) return null;
  return (
    <ul class="aa-votes">
      {cast.map(([voter, vote]) => {
        const name = Number(voter) === seat ? words.you : names[Number(voter)];
        return (
          <li key={voter}>
            {isClosed(vote) ? words.hasVoted(name) : words.proposes(name, nameMove(vote, words))}
          </li>
        );
      })}
    </ul>
  );
}
