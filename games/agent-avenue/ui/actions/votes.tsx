import { isHiddenCards } from '@safehouse/contract';
import type { BoardContext } from '../board/board-context.ts';
import { moveText } from '../log/move-text.ts';

/** AA-37: who has voted; the voter's side also sees for what. */
export function VoteList({ context }: { readonly context: BoardContext }) {
  const { view } = context;
  const texts = Object.entries(view.votes).map(([voter, vote]) => voteText(Number(voter), vote, context));
  return <span class="aa-votes">{texts.join(' · ')}</span>;
}

export function isVoting({ view }: BoardContext): boolean {
  return Object.keys(view.votes).length > 0;
}

function voteText(
  voter: number,
  vote: BoardContext['view']['votes'][number],
  { translations, playerNames, seat }: BoardContext,
): string {
  if (isHiddenCards(vote)) return translations.hasVoted(playerNames[voter]);
  const proposal = moveText(vote, { translations, playerNames, seat: voter });
  return voter === seat ? translations.youPropose(proposal) : translations.proposes(playerNames[voter], proposal);
}
