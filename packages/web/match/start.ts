import type { MatchId, NewTable } from '@safehouse/protocol';
import { desk } from '../local/desk.ts';
import { ask, type No } from '../online/api.ts';
import { comeIn } from '../online/me.ts';
import { keepNames } from '../state/names.ts';
import { go } from '../state/router.ts';
import { settings } from '../state/settings.ts';
import { plainTable } from './wish.ts';

/** The first move is one click away: a table in this browser against the bot of the last time. */
export function playBot(game: string, least: number): Promise<No | null> {
  const bots = Array.from({ length: least - 1 }, () => ({ bot: settings.level.value }));
  return startTable(plainTable(game, ['me', ...bots]), []);
}

/** Makes the table where it belongs and goes there; or says why not. `names` are those on this device, by seat. */
export async function startTable(wish: NewTable, names: readonly string[]): Promise<No | null> {
  const made = wish.seats.includes('open') ? await onServer(wish) : await inBrowser(wish);
  if (!made.ok) return made.no;
  keepNames(made.id, names);
  go(made.path);
  return null;
}

type Made =
  | { readonly ok: true; readonly id: string; readonly path: string }
  | { readonly ok: false; readonly no: No };

async function inBrowser(wish: NewTable): Promise<Made> {
  const answer = await desk.ask({ type: 'create', wish });
  if (!answer.ok) return { ok: false, no: answer.refusal };
  const id = answer.value as MatchId;
  return { ok: true, id, path: `/local/${id}` };
}

async function onServer(wish: NewTable): Promise<Made> {
  const no = await comeIn();
  if (no) return { ok: false, no };
  const answer = await ask<{ readonly id: string }>('POST', '/matches', wish);
  if (!answer.ok) return answer;
  const { id } = answer.value;
  return { ok: true, id, path: `/match/${id}` };
}
