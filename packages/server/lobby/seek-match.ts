import type { MatchId } from '@safehouse/protocol';
import type { Services } from '../services.ts';
import { buildMatches } from './match-builder.ts';
import type { Seeker } from './matchmaker.ts';

/** A new table for two who have found each other; who begins is drawn. */
export async function createSeekMatch(
  house: Pick<Services, 'store' | 'bus' | 'commands' | 'now'>,
  first: Seeker,
  second: Seeker,
): Promise<MatchId> {
  const { game, options, clock, rated, seed } = first.request;
  const made = await buildMatches(
    {
      ...{ game, options, clock, rated, ...(seed !== undefined && { seed }) },
      ...{ seats: ['me', 'open'], draw: true, visibility: 'private', chat: true, delay: 0, pair: false },
    },
    first.user.id,
    house.now(),
  );
  if ('code' in made) throw new Error(`no table for a wish that was good: ${made.message}`);
  await house.store.matches.create(made);
  const match = made[0].header.id;
  const joined = await house.commands.join({ match, user: second.user.id, seed: second.request.seed });
  if (!joined.ok) throw new Error(`no seat at a fresh table: ${joined.refusal.code}`);
  return match;
}
