import { once } from 'node:events';
import { quickRandom } from '@safehouse/contract';
import { PROTOCOL } from '@safehouse/protocol';
import { WebSocket } from 'ws';
import { openSafehouseMatch } from './safehouse-players.ts';

export interface SizesFound {
  readonly matches: number;
  readonly moves: number;
  readonly bytesPerMove: { readonly mean: number; readonly median: number };
  readonly bytesPerPage: { readonly mean: number; readonly median: number };
}

const PAGE_EVERY = 4;

/** What an onlooker is sent over whole matches: for every move, and for a page in full now and then. */
export async function sizes(url: string, matches: number): Promise<SizesFound> {
  const moves: number[] = [];
  const pages: number[] = [];
  for (let i = 0; i < matches; i++) await onlook(url, moves, pages);
  return { matches, moves: moves.length, bytesPerMove: middle(moves), bytesPerPage: middle(pages) };
}

async function onlook(url: string, moves: number[], pages: number[]): Promise<void> {
  const match = await openSafehouseMatch(url);
  const socket = new WebSocket(`${url}/ws`, { perMessageDeflate: false });
  await once(socket, 'open');
  socket.on('close', lost);
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  await once(socket, 'message');
  const next = async (topic: object): Promise<number> => {
    socket.send(JSON.stringify(topic));
    const [text] = await once(socket, 'message');
    return Buffer.byteLength(text);
  };
  pages.push(await next({ type: 'watch', on: 1, match: match.id }));
  const below = quickRandom(pages.length).below;
  while (!match.isOver) {
    const told = once(socket, 'message');
    await match.play(below);
    moves.push(Buffer.byteLength((await told)[0]));
    // Not every time: somebody who says so much in so short a time is cut off.
    if (moves.length % PAGE_EVERY > 0) continue;
    pages.push(await next({ type: 'watch', on: 2, match: match.id }));
    socket.send(JSON.stringify({ type: 'leave', on: 2 }));
  }
  socket.off('close', lost);
  socket.terminate();
}

function lost(code: number): never {
  throw new Error(`the onlooker's line was lost: ${code}`);
}

function middle(values: readonly number[]): { readonly mean: number; readonly median: number } {
  const sorted = values.toSorted((one, other) => one - other);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean: Math.round(mean), median: sorted[sorted.length >> 1] };
}
