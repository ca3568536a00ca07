import { isHiddenCards } from '@safehouse/contract';
import type { BoardContext } from '../board/board-context.ts';
import { moveName } from '../log/move-names.ts';

/** AA-37: who has voted; the own side also sees for what. */
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
  { translations, playerNames, seat }: BoardContext,
): string {
  if (isHiddenCards(vote)) return translations.hasVoted(playerNames[voter]);
  const proposal = moveName(vote, translations);
  return voter === seat ? translations.youPropose(proposal) : translations.proposes(playerNames[voter], proposal);
}
