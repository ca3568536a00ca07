import { publicFact, type ScopedFact, type Seat, secretFact } from '@safehouse/contract';
import { AGENT_NAMES } from '../data/cards.ts';
import type { Agent } from './cards.ts';
import { addAtLeastClue, agentMask, noteCardShown } from './clues.ts';
import { CLOSED_CARD, type Fact } from './facts.ts';
import { refillHand } from './hands.ts';
import { continueMarketOrEndTurn } from './market.ts';
import { movePawn, putInPlay } from './pawns.ts';
import { otherSide, teamMateOf } from './sides.ts';
import { type Offer, removeFromHand, type State } from './state.ts';

/** AA-6: a player alone on a side lays both cards. */
export function offer(
  state: State,
  seat: Seat,
  up: Agent,
  down: Agent,
  news: ScopedFact<Fact>[] | null,
): void {
  removeFromHand(state, seat, up);
  removeFromHand(state, seat, down);
  state.offer = { up, down, upSeat: seat, downSeat: seat, kept: state.handSizes[seat] };
  noteCardShown(state, seat, up);
  if (news) {
    const whole = { type: 'offered', seat, up: AGENT_NAMES[up], down: AGENT_NAMES[down] } as const;
    news.push(secretFact<Fact>([seat], whole, { ...whole, down: CLOSED_CARD }));
  }
  refillHand(state, seat, news); // AA-9
  state.phase = 'recruit';
}

/** AA-34: the first of a pair lays the card face up. */
export function lead(state: State, seat: Seat, up: Agent, news: ScopedFact<Fact>[] | null): void {
  removeFromHand(state, seat, up);
  noteCardShown(state, seat, up);
  state.offer = { up, down: null, upSeat: seat, downSeat: teamMateOf(state.sides, seat), kept: 0 };
  news?.push(publicFact({ type: 'led', seat, up: AGENT_NAMES[up] }));
}

/** AA-34: the mate lays theirs face down. */
export function follow(
  state: State,
  seat: Seat,
  led: Offer,
  down: Agent,
  news: ScopedFact<Fact>[] | null,
): void {
  removeFromHand(state, seat, down);
  state.offer = { up: led.up, down, upSeat: led.upSeat, downSeat: seat, kept: state.handSizes[seat] };
  if (news) {
    const whole = { type: 'followed', seat, down: AGENT_NAMES[down] } as const;
    news.push(secretFact<Fact>([seat], whole, { ...whole, down: CLOSED_CARD }));
  }
  refillHand(state, led.upSeat, news); // AA-35
  refillHand(state, seat, news);
  state.phase = 'recruit';
}

/** AA-10 to AA-12: the other side picks, both recruit, both pawns move. */
export function recruit(
  state: State,
  laid: Offer,
  picked: 'up' | 'down',
  news: ScopedFact<Fact>[] | null,
): void {
  const chooser = otherSide(state.side);
  const down = laid.down as Agent;
  news?.push(publicFact({ type: 'picked', side: chooser, card: picked }));
  state.offer = null;
  noteFaceDownShown(state, laid, down);
  const taken = picked === 'up' ? laid.up : down;
  const left = picked === 'up' ? down : laid.up;
  const chooserSteps = putInPlay(state, chooser, taken, news);
  const ownSteps = putInPlay(state, state.side, left, news);
  movePawn(state, chooser, chooserSteps, news);
  movePawn(state, state.side, ownSteps, news); // the last to land is first in line: AA-27
  continueMarketOrEndTurn(state, news);
}

/** AA-7, AA-34: two cards of one name tell that the hand they came from had no other. */
function noteFaceDownShown(state: State, { up, downSeat, kept }: Offer, down: Agent): void {
  noteCardShown(state, downSeat, down);
  if (up === down) addAtLeastClue(state, downSeat, agentMask(down), kept);
}
