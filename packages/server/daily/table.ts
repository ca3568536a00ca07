import { createHash } from 'node:crypto';
import { SEATS, type Seat } from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { Chair, TableHeader } from '@safehouse/table';
import { opened } from '../lobby/create.ts';
import type { Challenge } from '../store/daily.ts';
import type { NewMatch } from '../store/matches.ts';

export interface Sitting {
  readonly id: MatchId;
  readonly user: UserId;
  readonly leg: number;
  readonly at: number;
  /** Or is it practice? */
  readonly counts: boolean;
}

/** Somebody's own table with the deal of a challenge. All who play the same leg get exactly the same one. */
export function challengeTable(challenge: Challenge, module: GameModule, sitting: Sitting): NewMatch {
  const { id, kind, game, until } = challenge;
  const header: TableHeader = {
    id: sitting.id,
    game,
    options: {},
    chairs: chairsFor(challenge, sitting),
    draw: false,
    clock: { type: 'none' },
    visibility: 'private',
    chat: false,
    // No hints, and nothing is taken back after something has come to light.
    rated: true,
    delay: 0,
    host: sitting.user,
    createdAt: sitting.at,
    serverSeed: drawn(challenge.secret, `deal ${sitting.leg}`).toString('hex'),
    pair: null,
    challenge: { kind, id, until, counts: sitting.counts },
  };
  return opened(header, module.rules, sitting.at);
}

/** Who begins is luck, but the same luck for everybody; in a duel each begins once. */
export function seatIn({ kind, secret }: Challenge, leg: number): Seat {
  return SEATS[kind === 'duel' ? leg : drawn(secret, 'seat')[0] & 1];
}

function chairsFor(challenge: Challenge, { user, leg }: Sitting): Chair[] {
  // A seed of one's own would be a deal of one's own.
  const person: Chair = { type: 'person', user, seed: challenge.id };
  const bot: Chair = { type: 'bot', level: challenge.level };
  return seatIn(challenge, leg) === 0 ? [person, bot] : [bot, person];
}

function drawn(secret: string, what: string): Buffer {
  return createHash('sha256').update(`${secret} ${what}`).digest();
}
