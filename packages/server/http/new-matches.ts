import type { ServerRefusal } from '@safehouse/protocol';
import { COMMITMENT_USED_UP } from '../lobby/commitments.ts';
import type { MatchReservation } from '../lobby/match-builder.ts';
import type { BuiltMatch } from '../match/rooms.ts';
import type { Services } from '../services.ts';
import type { User } from '../store/user.ts';
import type { Reply } from './route.ts';

/** The server's seed behind the commitment. Without a commitment it is drawn later. */
export async function redeemCommitment(
  { commitments }: Services,
  commitment: string | undefined,
): Promise<MatchReservation | ServerRefusal> {
  if (commitment === undefined) return {};
  const serverSeed = await commitments.redeem(commitment);
  return serverSeed === null ? COMMITMENT_USED_UP : { serverSeed };
}

/** The reply contains the first one. */
export async function storeNewMatches(
  { rooms }: Pick<Services, 'rooms'>,
  matches: readonly BuiltMatch[],
  user: User,
  origin: string,
): Promise<Reply> {
  const [{ header, table }] = matches;
  const [seat = null] = table.seatsOf(user.id);
  await rooms.create(matches);
  const links = { joinUrl: `${origin}/match/${header.id}`, watchUrl: `${origin}/watch/${header.id}` };
  return { status: 201, json: { id: header.id, seat, ...links, pair: header.pair?.id ?? null } };
}
