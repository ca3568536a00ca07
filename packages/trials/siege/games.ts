import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';

/** For attacks that do not depend on the game. */
export const [ANY_GAME] = GAME_IDS;

/** The maximum for an edition is 65,536 in total; the built-in one has about 9,000. */
const NOTE_BYTES = 40_000;

/** The body of a request for a table with a large edition, without seats. Every call returns a different edition. */
export async function largeEditionTable(): Promise<object> {
  const { game, edition } = await gameWithEditions();
  const note = randomBytes(NOTE_BYTES / 2).toString('hex');
  return { game, options: { edition: 'mine' }, edition: { ...edition, id: 'mine', note } };
}

async function gameWithEditions(): Promise<{ readonly game: string; readonly edition: object }> {
  for (const game of GAME_IDS) {
    const [id] = (await loadGame(game))?.edition?.builtIn ?? [];
    if (id === undefined) continue;
    const file = new URL(`../../../games/${game}/data/${id}.json`, import.meta.url);
    return { game, edition: JSON.parse(readFileSync(file, 'utf8')) };
  }
  throw new Error('no game has editions');
}

/** Null if the game has no bots. */
export async function strongestLevel(game: string): Promise<string | null> {
  const levels = Object.keys((await loadGame(game))?.levels ?? {});
  return levels.at(-1) ?? null;
}
