import type { CreateTableRequest, MatchId } from '@safehouse/protocol';
import { workerClient } from '../local/worker-client.ts';
import { apiRequest, type RequestError } from '../online/api.ts';
import { ensureSession } from '../online/session.ts';
import { saveNames } from '../state/player-names.ts';
import { navigate } from '../state/router.ts';
import { settings } from '../state/settings.ts';
import { defaultTable } from './table-request.ts';

/** The first move is one click away: a table in this browser against the bot of the last time. */
export function startBotMatch(game: string, least: number): Promise<RequestError | null> {
  const bots = Array.from({ length: least - 1 }, () => ({ bot: settings.level.value }));
  return createTable(defaultTable(game, ['me', ...bots]), []);
}

/** Makes the table where it belongs and goes there; or says why not. `names` are those on this device, by seat. */
export async function createTable(
  wish: CreateTableRequest,
  names: readonly string[],
): Promise<RequestError | null> {
  const made = wish.seats.includes('open') ? await createOnServer(wish) : await createInBrowser(wish);
  if (!made.ok) return made.error;
  saveNames(made.id, names);
  navigate(made.path);
  return null;
}

type CreatedTable =
  | { readonly ok: true; readonly id: string; readonly path: string }
  | { readonly ok: false; readonly error: RequestError };

async function createInBrowser(wish: CreateTableRequest): Promise<CreatedTable> {
  const answer = await workerClient.request({ type: 'create', newTable: wish });
  if (!answer.ok) return { ok: false, error: answer.refusal };
  const id = answer.value as MatchId;
  return { ok: true, id, path: `/local/${id}` };
}

async function createOnServer(wish: CreateTableRequest): Promise<CreatedTable> {
  const error = await ensureSession();
  if (error) return { ok: false, error };
  const answer = await apiRequest<{ readonly id: string }>('POST', '/matches', wish);
  if (!answer.ok) return answer;
  const { id } = answer.value;
  return { ok: true, id, path: `/match/${id}` };
}
