import type { MatchId } from '@safehouse/protocol';
import type { House } from '../house.ts';
import { newMatches } from './create.ts';
import type { Seeker } from './seeks.ts';

/** A new table for two who have found each other; who begins is drawn. */
export async function seatBoth(
  house: Pick<House, 'store' | 'bus' | 'wishes' | 'now'>,
  first: Seeker,
  second: Seeker,
): Promise<MatchId> {
  const { game, options, clock, rated, seed } = first.wish;
  const made = await newMatches(
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
  const joined = await house.wishes.join({ match, user: second.user.id, seed: second.wish.seed });
  if (!joined.ok) throw new Error(`no seat at a fresh table: ${joined.refusal.code}`);
  return match;
}
