import type { CreateTableRequest, MatchId } from '@safehouse/protocol';
import { workerClient } from '../local/worker-client.ts';
import { apiRequest, type RequestError } from '../online/api.ts';
import { requestDealShare } from '../online/deal-share.ts';
import { rememberDeal } from '../online/remembered-deals.ts';
import { ensureSession } from '../online/session.ts';
import { type BotTable, rememberBotTable } from '../state/bot-tables.ts';
import { saveNames } from '../state/player-names.ts';
import { leaveForm, navigate } from '../state/router.ts';
import { botTableRequest, defaultTable } from './table-request.ts';

/** Starts a match in this browser against bots, and remembers the table as the default for this game. */
export function startBotMatch(game: string, table: BotTable): Promise<RequestError | null> {
  rememberBotTable(game, table);
  return openTable(botTableRequest(game, table), [], navigate);
}

/** Starts a match between bots in this browser for the user to watch. */
export async function watchBots(game: string, players: number): Promise<RequestError | null> {
  const created = await createBotsOnlyMatch(game, players);
  if (!created.ok) return created.error;
  navigate(created.path);
  return null;
}

/** Creates a match between bots in this browser, each of a different level if there are enough. */
export async function createBotsOnlyMatch(game: string, players: number): Promise<CreatedTable> {
  const answer = await workerClient.request('botLevels', { game });
  if (!answer.ok) return { ok: false, error: answer.refusal };
  const levels = answer.value.toSorted(() => Math.random() - 0.5);
  const seats = Array.from({ length: players }, (_, i) => ({ bot: levels[i % levels.length] }));
  return createInBrowser(defaultTable(game, seats));
}

/** Creates the table of a form and leaves the form for it. `names`: by seat, for a shared device. */
export function createTable(request: CreateTableRequest, names: readonly string[]): Promise<RequestError | null> {
  return openTable(request, names, leaveForm);
}

/** Creates a table on the server or in this browser and goes to it. */
async function openTable(
  request: CreateTableRequest,
  names: readonly string[],
  go: typeof navigate,
): Promise<RequestError | null> {
  const created = request.seats.includes('open') ? await createOnServer(request) : await createInBrowser(request);
  if (!created.ok) return created.error;
  saveNames(created.id, names);
  go(created.path);
  return null;
}

/** Creates a table on the server, invites this account to it, and navigates to it. */
export async function challenge(request: CreateTableRequest, to: string): Promise<RequestError | null> {
  const created = await createOnServer(request);
  if (!created.ok) return created.error;
  const invited = await apiRequest('POST', `/matches/${created.id}/invitations`, { to });
  if (!invited.ok) {
    await apiRequest('POST', `/matches/${created.id}/leave`, {});
    return invited.error;
  }
  navigate(created.path);
  return null;
}

type CreatedTable =
  | { readonly ok: true; readonly id: MatchId; readonly path: string }
  | { readonly ok: false; readonly error: RequestError };

async function createInBrowser(request: CreateTableRequest): Promise<CreatedTable> {
  const created = await workerClient.request('create', request);
  if (!created.ok) return { ok: false, error: created.refusal };
  return { ok: true, id: created.value, path: `/local/${created.value}` };
}

async function createOnServer(request: CreateTableRequest): Promise<CreatedTable> {
  const error = await ensureSession();
  if (error) return { ok: false, error };
  const share = await requestDealShare();
  if (!share.ok) return share;
  const body = { ...request, ...share.value };
  const answer = await apiRequest<{ readonly id: MatchId }>('POST', '/matches', body);
  if (!answer.ok) return answer;
  const { id } = answer.value;
  const { pair, draw } = request;
  rememberDeal({ match: id, kind: pair ? 'pair' : 'table', draw: draw && !pair, ...share.value });
  return { ok: true, id, path: `/match/${id}` };
}
