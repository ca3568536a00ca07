import type { BuiltMatch } from '../match/rooms.ts';
import type { User } from '../store/user.ts';
import type { Reply } from './route.ts';

/** The reply after new matches were stored; it contains the first one. */
export function newMatchReply({ header, table }: BuiltMatch, user: User, origin: string): Reply {
  const [seat = null] = table.seatsOf(user.id);
  const links = { joinUrl: `${origin}/match/${header.id}`, watchUrl: `${origin}/watch/${header.id}` };
  return { status: 201, json: { id: header.id, seat, ...links, pair: header.pair?.id ?? null } };
}
