import { once } from 'node:events';
import type { Attack } from '../attack.ts';
import { ANY_GAME, strongestLevel } from '../games.ts';
import type { Target } from '../target.ts';

const PARALLEL_READS = 6;
const GUESTS = 10;

/** A running tournament of bots that changes continuously, read as often as possible and watched by many sockets. */
export const tournamentViews: Attack = {
  name: 'tournament-views',
  run: async (target) => {
    const id = await startBotTournament(target);
    const path = `/api/tournaments/${id}`;
    // Read limits apply to each guest separately.
    const tokens = await Promise.all(Array.from({ length: GUESTS }, () => target.guest(target.addresses[0])));
    let reads = 0;
    const read = target.repeat(PARALLEL_READS, async (address) => {
      const token = tokens[reads++ % GUESTS];
      for (const rest of ['', '/standings', '/rounds/0']) await target.request('GET', path + rest, { address, token });
    });
    const look = target.repeat(40, async (address) => {
      const socket = await target.client(address);
      if (!socket) return target.pause(1000);
      socket.on('message', () => target.count('told'));
      for (let on = 0; on < 5; on++) socket.send(JSON.stringify({ type: 'tournament', on, tournament: id }));
      await once(socket, 'close');
    });
    await Promise.all([read, look]);
  },
};

async function startBotTournament(target: Target): Promise<string> {
  const [address] = target.addresses;
  const token = await target.guest(address);
  const body = {
    name: 'Bots',
    format: 'arena',
    game: ANY_GAME,
    clock: { type: 'realtime', base: 300, increment: 0 },
    startsAt: Date.now() + 3_600_000,
    minutes: 60,
    maxPlayers: 64,
    bots: { level: await strongestLevel(ANY_GAME), upTo: 16 },
  };
  for (;;) {
    const { json } = await target.request('POST', '/api/tournaments', { address, token, body });
    if (typeof json.id !== 'string') {
      await target.pause(1000);
      continue;
    }
    await target.request('POST', `/api/tournaments/${json.id}/join`, { address, token, body: {} });
    await target.request('POST', `/api/tournaments/${json.id}/start`, { address, token });
    return json.id;
  }
}
