import { isHiddenCards } from '@safehouse/contract';
import type { BoardContext } from '../board/board-context.ts';
import { nameMove } from '../log/log-lines.ts';

/** AA-37: whose proposals are in; the own side also sees what they are. */
export function VoteList({ context }: { readonly context: BoardContext }) {
  const { view } = context;
  const cast = Object.entries(view.votes);
  if (cast.length === 0) return null;
  return (
    <ul class="aa-votes">
      {cast.map(([voter, vote]) => (
        <li key={voter}>{voteText(Number(voter), vote, context)}</li>
      ))}
    </ul>
  );
}

function voteText(
  voter: number,
  vote: BoardContext['view']['votes'][number],
  { translations, names, seat }: BoardContext,
): string {
  if (isHiddenCards(vote)) return translations.hasVoted(names[voter]);
  const what = nameMove(vote, translations);
  return voter === seat ? translations.youPropose(what) : translations.proposes(names[voter], what);
}
