import { isHiddenCards } from '@safehouse/contract';
import { Glyph, personAt } from '@safehouse/ui';
import type { AgentAvenueMove } from '../../rules/moves.ts';
import type { BoardContext } from '../board/board-context.ts';
import { decidingSide } from '../board/view-queries.ts';

type VoteContext = Pick<BoardContext, 'view' | 'translations' | 'playerNames' | 'seat'>;
type Vote = BoardContext['view']['votes'][number] | undefined;

/** The others are about the hidden hand of one player. */
const TEAM_CARDS = ['spycation', 'mind-control'] as const;

/** The members of the team that decides together (AA-37); empty where nobody votes. */
export function votingSeats({ view }: Pick<BoardContext, 'view'>): readonly number[] {
  if (view.phase === 'play' || view.phase === 'over') return [];
  if (view.phase === 'resolve' && !TEAM_CARDS.some((card) => card === view.resolving?.card)) return [];
  const { seats } = view.sides[decidingSide(view)];
  return seats.length > 1 ? seats : [];
}

/** What a team chooses together, or that its members do not agree; null for everybody else. */
export function voteQuestion(context: VoteContext): string | null {
  const { view, seat, translations } = context;
  const voters = votingSeats(context);
  if (view.phase === 'play' || view.phase === 'over' || !voters.some((voter) => voter === seat)) return null;
  const { together, disagree } = translations.votes;
  return voters.every((voter) => view.votes[voter]) ? disagree : together[view.phase];
}

/** What each member has chosen; others are only told who has. */
export function VoteList({ context }: { readonly context: VoteContext }) {
  const { view, translations, playerNames, seat } = context;
  const { votes } = translations;
  return (
    <span class="aa-votes">
      {votingSeats(context).map((voter) => {
        const text = votes.choice(
          voter === seat ? votes.you : playerNames[voter],
          voteText(view.votes[voter], voter, context),
        );
        return (
          <span key={voter} class={view.votes[voter] ? 'is-cast' : ''} title={text}>
            {text}{' '}
          </span>
        );
      })}
    </span>
  );
}

function voteText(vote: Vote, voter: number, context: VoteContext): string {
  const { view, translations } = context;
  const { votes, agents, market } = translations;
  if (!vote) return votes.notYet;
  if (isHiddenCards(vote)) return votes.secret;
  switch (vote.type) {
    case 'recruit':
      return vote.card === 'up' && view.offer ? agents[view.offer.up] : votes.hiddenCard;
    case 'take': {
      const { name } = market[vote.card];
      return vote.hand === voter ? name : `${name} (${translations.forHand(personAt(vote.hand, context))})`;
    }
    case 'resolve':
      return vote.agent === null ? translations.keep : agents[vote.agent];
    default:
      return votes.secret;
  }
}

interface VotersProps {
  readonly context: VoteContext;
  isMeant(move: AgentAvenueMove): boolean;
}

/** On a card or a button: who of the viewer's team has chosen it. */
export function Voters({ context: { view, translations, playerNames, seat }, isMeant }: VotersProps) {
  const voters = Object.entries(view.votes).flatMap(([voter, vote]) =>
    !isHiddenCards(vote) && isMeant(vote) ? [Number(voter)] : [],
  );
  if (voters.length === 0) return null;
  const names = voters.map((voter) => (voter === seat ? translations.votes.you : playerNames[voter]));
  return (
    <small class="aa-voters">
      <Glyph name="check" /> {names.join(', ')}
    </small>
  );
}
