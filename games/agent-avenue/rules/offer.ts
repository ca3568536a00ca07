import { type News, open, type Seat, secret } from '@safehouse/contract';
import { AGENT_NAMES } from '../data/cards.ts';
import type { Agent } from './cards.ts';
import { atLeast, maskOf, noteShown } from './clues.ts';
import { CLOSED_CARD, type Fact } from './facts.ts';
import { refill } from './hands.ts';
import { goToMarket } from './market.ts';
import { enlist, walk } from './pawns.ts';
import { mateOf, otherSide } from './sides.ts';
import { type Offer, removeFromHand, type State } from './state.ts';

/** AA-6: a player alone on a side lays both cards. */
export function offer(state: State, seat: Seat, up: Agent, down: Agent, news: News<Fact>[] | null): void {
  removeFromHand(state, seat, up);
  removeFromHand(state, seat, down);
  state.offer = { up, down, upSeat: seat, downSeat: seat, kept: state.handSizes[seat] };
  noteShown(state, seat, up);
  if (news) {
    const whole = { type: 'offered', seat, up: AGENT_NAMES[up], down: AGENT_NAMES[down] } as const;
    news.push(secret<Fact>([seat], whole, { ...whole, down: CLOSED_CARD }));
  }
  refill(state, seat, news); // AA-9
  state.phase = 'recruit';
}

/** AA-34: the first of a pair lays the card face up. */
export function lead(state: State, seat: Seat, up: Agent, news: News<Fact>[] | null): void {
  removeFromHand(state, seat, up);
  noteShown(state, seat, up);
  state.offer = { up, down: null, upSeat: seat, downSeat: mateOf(state.sides, seat), kept: 0 };
  news?.push(open({ type: 'led', seat, up: AGENT_NAMES[up] }));
}

/** AA-34: the mate lays theirs face down. */
export function follow(state: State, seat: Seat, led: Offer, down: Agent, news: News<Fact>[] | null): void {
  removeFromHand(state, seat, down);
  state.offer = { up: led.up, down, upSeat: led.upSeat, downSeat: seat, kept: state.handSizes[seat] };
  if (news) {
    const whole = { type: 'followed', seat, down: AGENT_NAMES[down] } as const;
    news.push(secret<Fact>([seat], whole, { ...whole, down: CLOSED_CARD }));
  }
  refill(state, led.upSeat, news); // AA-35
  refill(state, seat, news);
  state.phase = 'recruit';
}

/** AA-10 to AA-12: the other side picks, both recruit, both pawns move. */
export function recruit(state: State, laid: Offer, picked: 'up' | 'down', news: News<Fact>[] | null): void {
  const chooser = otherSide(state.side);
  const down = laid.down as Agent;
  news?.push(open({ type: 'picked', side: chooser, card: picked }));
  state.offer = null;
  noteDownShown(state, laid, down);
  const taken = picked === 'up' ? laid.up : down;
  const left = picked === 'up' ? down : laid.up;
  const chooserSteps = enlist(state, chooser, taken, news);
  const ownSteps = enlist(state, state.side, left, news);
  walk(state, chooser, chooserSteps, news);
  walk(state, state.side, ownSteps, news); // the last to land is first in line: AA-27
  goToMarket(state, news);
}

/** AA-7, AA-34: two cards of one name tell that the hand they came from had no other. */
function noteDownShown(state: State, { up, downSeat, kept }: Offer, down: Agent): void {
  noteShown(state, downSeat, down);
  if (up === down) atLeast(state, downSeat, maskOf(down), kept);
}
