import { createHash } from 'node:crypto';
import { SEATS, type Seat } from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import { commitmentFor, DEFAULT_TABLE_SETTINGS, type MatchId, type UserId } from '@safehouse/protocol';
import type { Chair, TableHeader } from '@safehouse/table';
import { buildMatch } from '../lobby/match-builder.ts';
import type { BuiltMatch } from '../match/rooms.ts';
import type { Challenge } from '../store/challenge-store.ts';

export interface ChallengeMatchParams {
  readonly id: MatchId;
  readonly user: UserId;
  readonly leg: number;
  readonly at: number;
  /** False for practice. */
  readonly counts: boolean;
}

/** A user's table with the deal of a challenge. All who play the same leg get the same deal. */
export function buildChallengeMatch(
  challenge: Challenge,
  module: GameModule,
  params: ChallengeMatchParams,
): BuiltMatch {
  const { id, kind, game, until } = challenge;
  const header: TableHeader = {
    ...DEFAULT_TABLE_SETTINGS,
    game,
    chat: false,
    // As at rated tables: no hints, and no undo after something was revealed.
    rated: true,
    id: params.id,
    chairs: buildChairs(challenge, params),
    host: params.user,
    createdAt: params.at,
    serverSeed: serverSeedOf(challenge, params.leg),
    pair: null,
    challenge: { kind, id, until, counts: params.counts },
  };
  return buildMatch(header, module.rules, params.at);
}

/** Shown before anybody plays. It fixes the deal, which the server draws without the players. */
export function challengeCommitment(challenge: Challenge, leg: number): string {
  return commitmentFor(serverSeedOf(challenge, leg));
}

function serverSeedOf({ secret }: Challenge, leg: number): string {
  return deriveBytes(secret, `deal ${leg}`).toString('hex');
}

/** Random but the same for everybody. In a duel each player has each seat once. */
export function challengeSeat({ kind, secret }: Challenge, leg: number): Seat {
  return SEATS[kind === 'duel' ? leg : deriveBytes(secret, 'seat')[0] & 1];
}

function buildChairs(challenge: Challenge, { user, leg }: ChallengeMatchParams): Chair[] {
  // A player's own seed would give them a different deal.
  const person: Chair = { type: 'person', user, seed: challenge.id };
  const bot: Chair = { type: 'bot', level: challenge.level };
  return challengeSeat(challenge, leg) === 0 ? [person, bot] : [bot, person];
}

function deriveBytes(secret: string, purpose: string): Buffer {
  return createHash('sha256').update(`${secret} ${purpose}`).digest();
}
