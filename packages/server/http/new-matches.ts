import type { ServerRefusal } from '@safehouse/protocol';
import { peopleAt } from '@safehouse/table';
import { COMMITMENT_USED_UP } from '../lobby/commitments.ts';
import type { MatchReservation } from '../lobby/match-builder.ts';
import type { Services } from '../services.ts';
import type { NewMatch } from '../store/match-store.ts';
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

/** Stores them and notifies their players. The reply contains the first one. */
export async function storeNewMatches(
  services: Services,
  matches: readonly NewMatch[],
  user: User,
  origin: string,
): Promise<Reply> {
  await services.store.matches.create(matches);
  for (const { header, summary } of matches) {
    services.bus.publish({ type: 'match', id: header.id, version: summary.version });
  }
  const [{ header }] = matches;
  for (const id of peopleAt(header.chairs)) services.bus.publish({ type: 'mine', id });
  const seat = await services.rooms.read(header.id, (table) => table.seatsOf(user.id)[0] ?? null);
  const links = { joinUrl: `${origin}/match/${header.id}`, watchUrl: `${origin}/watch/${header.id}` };
  return { status: 201, json: { id: header.id, seat, ...links, pair: header.pair?.id ?? null } };
}
