import { createHash } from 'node:crypto';
import { SEATS, type Seat } from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { Chair, TableHeader } from '@safehouse/table';
import { buildMatch } from '../lobby/match-builder.ts';
import type { Challenge } from '../store/challenge-store.ts';
import type { NewMatch } from '../store/match-store.ts';

export interface ChallengeMatchParams {
  readonly id: MatchId;
  readonly user: UserId;
  readonly leg: number;
  readonly at: number;
  /** Or is it practice? */
  readonly counts: boolean;
}

/** Somebody's own table with the deal of a challenge. All who play the same leg get exactly the same one. */
export function buildChallengeMatch(
  challenge: Challenge,
  module: GameModule,
  sitting: ChallengeMatchParams,
): NewMatch {
  const { id, kind, game, until } = challenge;
  const header: TableHeader = {
    id: sitting.id,
    game,
    options: {},
    chairs: buildChairs(challenge, sitting),
    draw: false,
    clock: { type: 'none' },
    visibility: 'private',
    chat: false,
    // No hints, and nothing is taken back after something has come to light.
    rated: true,
    delay: 0,
    host: sitting.user,
    createdAt: sitting.at,
    serverSeed: deriveBytes(challenge.secret, `deal ${sitting.leg}`).toString('hex'),
    pair: null,
    challenge: { kind, id, until, counts: sitting.counts },
  };
  return buildMatch(header, module.rules, sitting.at);
}

/** Who begins is luck, but the same luck for everybody; in a duel each begins once. */
export function challengeSeat({ kind, secret }: Challenge, leg: number): Seat {
  return SEATS[kind === 'duel' ? leg : deriveBytes(secret, 'seat')[0] & 1];
}

function buildChairs(challenge: Challenge, { user, leg }: ChallengeMatchParams): Chair[] {
  // A seed of one's own would be a deal of one's own.
  const person: Chair = { type: 'person', user, seed: challenge.id };
  const bot: Chair = { type: 'bot', level: challenge.level };
  return challengeSeat(challenge, leg) === 0 ? [person, bot] : [bot, person];
}

function deriveBytes(secret: string, what: string): Buffer {
  return createHash('sha256').update(`${secret} ${what}`).digest();
}
