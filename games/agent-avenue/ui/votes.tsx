import { isClosed } from '@safehouse/contract';
import type { Table } from './table.ts';
import { nameMove } from './tell.ts';

/** AA-37: whose proposals are in; the own side also sees what they are. */
export function Votes({ table }: { readonly table: Table }) {
  const { view } = table;
  const cast = Object.entries(view.votes);
  if (cast.length === 0) return null;
  return (
    <ul class="aa-votes">
      {cast.map(([voter, vote]) => (
        <li key={voter}>{told(Number(voter), vote, table)}</li>
      ))}
    </ul>
  );
}

function told(voter: number, vote: Table['view']['votes'][number], { words, names, seat }: Table): string {
  if (isClosed(vote)) return words.hasVoted(names[voter]);
  const what = nameMove(vote, words);
  return voter === seat ? words.youPropose(what) : words.proposes(names[voter], what);
}
