import type { Viewer } from '@safehouse/contract';
import {
  joining,
  type MatchId,
  moving,
  newTable,
  parseMatchId,
  refusal,
  resigning,
  undoing,
} from '@safehouse/protocol';
import { asAt, asks, holderOf, pageOf, type Table, toldSince } from '@safehouse/table';
import type { House } from '../house.ts';
import type { User } from '../identity/user.ts';
import { newId, newMatches, newSeed } from '../lobby/create.ts';
import { rematchWish } from '../lobby/rematch.ts';
import { listed } from '../match/listed.ts';
import type { Asked } from '../match/room.ts';
import { seatMeant } from '../match/wishes.ts';
import type { MatchListed, NewMatch } from '../store/matches.ts';
import { fairnessPage, fullRecord, ownStory } from './match-record.ts';
import { type IsRevealed, revealing } from './revealing.ts';
import { type Call, forAnybody, forUser, type Reply, type Route } from './route.ts';

const LISTED = 100;
const NO_MATCH: Reply = { refusal: refusal('not-found', 'there is no such match') };

const commit = forUser({
  method: 'post',
  path: '/api/commitments',
  summary: 'Bind the server to a seed before it sees yours: name the answer when you open a table.',
  limit: 'tables',
  body: null,
  run: async ({ house }) => ({ status: 201, json: { commitment: await house.commitments.make() } }),
});

const create = forUser({
  method: 'post',
  path: '/api/matches',
  summary: 'Open a table. With no free seat the match begins at once.',
  limit: 'tables',
  body: newTable,
  async run({ house, user, body, origin }) {
    const serverSeed =
      body.commitment === undefined ? newSeed() : await house.commitments.redeem(body.commitment);
    if (serverSeed === null)
      return { refusal: refusal('bad-options', 'this commitment is used up or too old') };
    const made = await newMatches(body, user.id, house.now(), { serverSeed });
    return 'code' in made ? { refusal: made } : opened(house, made, user, origin);
  },
});

/** Keeps the new tables and tells where they are. */
async function opened(house: House, made: readonly NewMatch[], user: User, origin: string): Promise<Reply> {
  await house.store.matches.create(made);
  for (const { header, summary } of made) {
    house.bus.publish({ type: 'match', id: header.id, version: summary.version });
  }
  house.bus.publish({ type: 'mine', id: user.id });
  const [{ header }] = made;
  const seat = await house.rooms.look(header.id, (table) => table.seatsOf(user.id)[0] ?? null);
  const links = { joinUrl: `${origin}/match/${header.id}`, watchUrl: `${origin}/watch/${header.id}` };
  return { status: 201, json: { id: header.id, seat, ...links, pair: header.pair?.id ?? null } };
}

const list = forAnybody({
  method: 'get',
  path: '/api/matches',
  summary: 'Public tables with a free seat, and the own matches, those waiting for the caller first.',
  body: null,
  async run({ house, user }) {
    const open = await house.store.matches.openTables(LISTED);
    const mine = user ? await house.store.matches.matchesOf(user.id, LISTED) : [];
    await house.directory.meet([...open, ...mine].flatMap(({ summary }) => summary.holders));
    const shown = (one: MatchListed) => listed(one, user?.id ?? null, house.directory.nameOf);
    return {
      json: {
        open: open.map(shown),
        mine: mine.map(shown),
      },
    };
  },
});

const show = forAnybody({
  method: 'get',
  path: '/api/matches/:id',
  summary: "The match as the caller's seat sees it, or as an onlooker does.",
  body: null,
  query: {
    since: 'adds `facts`: what the caller was told after this version',
    at: 'as the same seat saw it at this version',
    seat: 'which of the own seats, where one holds several',
  },
  run: (call) =>
    seen(call, (now, viewer) => {
      const { house, user, query } = call;
      const table = asAt(now, wholeNumber(query.at) ?? now.version);
      const seats = user ? table.seatsOf(user.id) : [];
      const page = pageOf(table, viewer, seats, house.directory.nameOf);
      const since = wholeNumber(query.since);
      return since === null ? page : { ...page, facts: toldSince(table, viewer, since) };
    }),
});

const record = forAnybody({
  method: 'get',
  path: '/api/matches/:id/record',
  summary: 'The full record after the end; before it, the story as the caller was told it.',
  body: null,
  run: (call) =>
    seen(call, (table, viewer, isRevealed) => {
      const { nameOf } = call.house.directory;
      return isRevealed(table) ? fullRecord(table, nameOf) : ownStory(table, viewer, nameOf);
    }),
});

const fairness = forAnybody({
  method: 'get',
  path: '/api/matches/:id/fairness',
  summary: "The server's commitment to its seed, and after the end everything needed to check the deal.",
  body: null,
  run: (call) => seen(call, (table, _, isRevealed) => fairnessPage(table, isRevealed)),
});

/** Looks at the match of the path with the caller's eyes. */
async function seen(
  call: Call<null, User | null>,
  see: (table: Table, viewer: Viewer, isRevealed: IsRevealed) => object | null,
): Promise<Reply> {
  const { house, user, params, query } = call;
  const id = parseMatchId(params.id);
  if (id === null) return NO_MATCH;
  const holders = await house.rooms.look(id, ({ chairs }) => chairs.map(holderOf));
  if (holders === null) return NO_MATCH;
  await house.directory.meet(holders.filter((holder) => holder !== null));
  const { isRevealed, outside } = await revealing(house, id);
  const json = await house.rooms.look(id, (table) => {
    const seat = user && seatMeant(table, { user: user.id, seat: wholeNumber(query.seat) ?? undefined });
    if (seat !== null) return see(table, seat, isRevealed);
    return see(outside(table), 'spectator', isRevealed);
  });
  return json === null ? NO_MATCH : { json };
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

const join = forUser({
  method: 'post',
  path: '/api/matches/:id/join',
  summary:
    'Sit down on a free seat; the match begins when the last one is taken. `seed` is your share of the deal.',
  limit: 'moves',
  body: joining,
  run: ({ house, user, params, body }) =>
    asked(params.id, (match) => house.wishes.join({ match, user: user.id, seed: body.seed })),
});

const leave = forUser({
  method: 'post',
  path: '/api/matches/:id/leave',
  summary:
    'Before the start the seat becomes free, and without its host the table is closed; later this resigns.',
  limit: 'moves',
  body: null,
  run: ({ house, user, params }) => asked(params.id, (match) => house.wishes.leave({ match, user: user.id })),
});

const move = forUser({
  method: 'post',
  path: '/api/matches/:id/moves',
  summary:
    'Play a move made for a version. The same key again gives the same answer and plays nothing twice.',
  limit: 'moves',
  body: moving,
  run: ({ house, user, params, body }) =>
    asked(params.id, (match) => house.wishes.move({ match, user: user.id, lag: 0, ...body })),
});

const undo = forUser({
  method: 'post',
  path: '/api/matches/:id/undo',
  summary:
    'Back to the start of the own turn, at once where nothing came to light since, otherwise if the others agree; `agree` answers such a wish.',
  limit: 'moves',
  body: undoing,
  run: ({ house, user, params, body: { seat, to, agree } }) =>
    asked(params.id, (match) =>
      agree === undefined
        ? house.wishes.undo({ match, user: user.id, seat, to })
        : house.wishes.answerUndo({ match, user: user.id, seat, agree }),
    ),
});

const resign = forUser({
  method: 'post',
  path: '/api/matches/:id/resign',
  summary: 'Give up. Of two the other has won; of more the others go on with a bot in the empty seat.',
  limit: 'moves',
  body: resigning,
  run: ({ house, user, params, body }) =>
    asked(params.id, (match) => house.wishes.resign({ match, user: user.id, seat: body.seat })),
});

const rematch = forUser({
  method: 'post',
  path: '/api/matches/:id/rematch',
  summary: 'The same table once more, everybody one seat on. The first to ask opens it, the others join it.',
  limit: 'tables',
  body: joining,
  async run({ house, user, params, body, origin }) {
    const id = parseMatchId(params.id);
    if (id === null) return NO_MATCH;
    const wanted = await house.rooms.ask(id, { author: user.id, key: null }, (table) =>
      asks.rematch(table, user.id, newId() as MatchId),
    );
    if (!wanted?.ok) return wanted ? { refusal: wanted.refusal } : NO_MATCH;
    const before = await house.rooms.look(id, ({ rematch: next, header, chairs }) => ({
      next,
      header,
      chairs,
    }));
    if (!before?.next) return NO_MATCH;
    const match = before.next;
    if (await house.rooms.look(match, () => true)) {
      return asked(match, () => house.wishes.join({ match, user: user.id, seed: body.seed }));
    }
    const wish = rematchWish(before.header, before.chairs, user.id);
    const made = await newMatches({ ...wish, ...body }, user.id, house.now(), { id: match });
    return 'code' in made ? { refusal: made } : opened(house, made, user, origin);
  },
});

async function asked(id: string, ask: (match: MatchId) => Promise<Asked>): Promise<Reply> {
  const match = parseMatchId(id);
  if (match === null) return NO_MATCH;
  const answer = await ask(match);
  return answer.ok ? { json: { version: answer.version } } : { refusal: answer.refusal };
}

export const matchRoutes: readonly Route[] = [
  commit,
  create,
  list,
  show,
  record,
  fairness,
  join,
  leave,
  move,
  undo,
  resign,
  rematch,
];
