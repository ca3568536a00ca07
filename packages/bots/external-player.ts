import type { Player, Seat, Turn, WrittenMove } from '@safehouse/contract';
import { type BotMatch, matchSteps } from './run-match.ts';

/** A player outside this program. It loses the match if it does not answer with a legal move in time. */
export interface ExternalPlayer {
  ask(turn: Turn): Promise<ExternalAnswer>;
}

/** `move` is one of the turn's legal moves. */
export type ExternalAnswer =
  | { readonly ok: true; readonly move: WrittenMove }
  | { readonly ok: false; readonly reason: string };

export interface Forfeit {
  readonly seat: Seat;
  readonly reason: string;
}

/** Plays a match in which some players may be external. Returns who forfeited it, or null. */
export async function runExternalMatch(match: BotMatch<Player | ExternalPlayer>): Promise<Forfeit | null> {
  const steps = matchSteps(match, null);
  let step = steps.next();
  while (!step.done) {
    const turn = step.value;
    const { player } = match.seatedPlayers[turn.seat];
    if ('ask' in player) {
      const answer = await player.ask(turn);
      if (!answer.ok) return { seat: turn.seat, reason: answer.reason };
      step = steps.next(answer.move);
    } else step = steps.next(player.choose(turn));
  }
  return null;
}
