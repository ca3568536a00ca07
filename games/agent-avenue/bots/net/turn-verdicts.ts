import { CATCH_DISTANCE, HAND_SIZE, HOME_SPACES } from '../../data/cards.ts';
import { AGENTS, type Agent, CODEBREAKER, DAREDEVIL, marketCardByName } from '../../rules/cards.ts';
import { positionOf } from '../../rules/pawns.ts';
import { otherSide } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';
import type { SeatPosition, SidePosition } from './seat-position.ts';

const MASTERPLAN = marketCardByName('masterplan');
const SECURITY_SYSTEM = marketCardByName('security-system');
const PACK_LEADER = marketCardByName('pack-leader');
const NAMES_FOR_MASTERPLAN = 7;

/** How a turn ends for a seat: 1 won, -1 lost, 0 the match goes on. */
type Verdict = 1 | -1 | 0;

/** How the turn ends, by the card that I get and the card that they get, if no market card changes it. */
export type TurnVerdicts = readonly (readonly Verdict[])[];

export function turnVerdicts(position: SeatPosition): TurnVerdicts {
  const { own, other } = position;
  const tie = tieVerdict(position);
  const isLastTurn = endsByExhaustion(position);
  const verdictIf = (mine: Agent, theirs: Agent): Verdict => {
    const lead = own.stepsAfter[mine] - other.stepsAfter[theirs];
    const isWon = lead >= CATCH_DISTANCE || hasWon(own, mine, other, theirs);
    const isLost = lead <= -CATCH_DISTANCE || hasWon(other, theirs, own, mine);
    if (isWon || isLost) return isWon && isLost ? tie : isWon ? 1 : -1;
    if (!isLastTurn) return 0;
    return lead === 0 ? tie : lead > 0 ? 1 : -1;
  };
  return AGENTS.map((mine) => AGENTS.map((theirs) => verdictIf(mine, theirs)));
}

/** AA-19: the side whose offer the recruits come from wins ties. After a choice that is the other side's next turn. */
function tieVerdict({ view, own }: SeatPosition): Verdict {
  const offerer = view.phase === 'play' || view.phase === 'recruit' ? view.side : otherSide(view.side);
  return offerer === own.side ? 1 : -1;
}

/** AA-16 to AA-18, for a side that gets one card while the opponent gets another. */
function hasWon(side: SidePosition, gets: Agent, opponent: SidePosition, opponentGets: Agent): boolean {
  const { ongoing } = side;
  const countAfter = ({ inPlay }: SidePosition, agent: Agent, gained: Agent) =>
    inPlay[agent] + (gained === agent ? 1 : 0);
  if (countAfter(side, CODEBREAKER, gets) >= 3) return true;
  if (ongoing[PACK_LEADER] && countAfter(side, DAREDEVIL, gets) >= 3) return true;
  if (!opponent.ongoing[PACK_LEADER] && countAfter(opponent, DAREDEVIL, opponentGets) >= 3) return true;
  const names = AGENTS.filter((agent) => countAfter(side, agent, gets) > 0).length;
  if (ongoing[MASTERPLAN] && names >= NAMES_FOR_MASTERPLAN) return true;
  const opponentSpace = positionOf(opponent.side, opponent.stepsAfter[opponentGets]);
  return ongoing[SECURITY_SYSTEM] && opponentSpace === HOME_SPACES[side.side];
}

/** AA-20, AA-36: does the match end after this turn because the next side cannot offer two cards? */
function endsByExhaustion({ view, own, other }: SeatPosition): boolean {
  if (view.phase !== 'play' && view.phase !== 'recruit') return false;
  const [offering, next] = view.side === own.side ? [own, other] : [other, own];
  const missing = view.phase === 'play' ? cardsToDraw(view, offering) : 0;
  return view.deck.closed <= missing && next.handSizes.some((size) => size < cardsPerSeat(next));
}

const cardsPerSeat = ({ seats }: SidePosition) => (seats.length === 2 ? 1 : 2);

/** How many cards a side draws after its offer if there are enough. */
function cardsToDraw({ offer }: View, offering: SidePosition): number {
  const missing = offering.seats.map((seat, i) => {
    const toPlay = offer?.by[0] === seat ? 0 : cardsPerSeat(offering);
    return Math.max(0, HAND_SIZE + toPlay - offering.handSizes[i]);
  });
  return missing.reduce((sum, count) => sum + count, 0);
}
