import type { MatchView } from '@safehouse/protocol';
import { type ApiResult, apiRequest } from '../online/api.ts';
import { type DealShare, requestDealShare } from '../online/deal-share.ts';
import { joinWithSeed, rememberDeal } from '../online/remembered-deals.ts';
import type { PlayedRematch, RematchBySocket } from './rematch-by-socket.ts';

/**
 * Starts a rematch, or joins the one that another player has started. Returns the id of its match. It is the quickest
 * over the socket; without a connection, or if the connection is lost, HTTP does the same.
 */
export async function playRematch(view: MatchView, socket?: RematchBySocket): Promise<ApiResult<string>> {
  if (view.rematch !== null) return idOf((await socket?.join(view.rematch)) ?? (await joinRematch(view.rematch)));
  const share = await requestDealShare();
  if (!share.ok) return share;
  const played = (await socket?.start(share.value)) ?? (await startRematch(view, share.value));
  if (played.ok && played.value.isOwn) {
    // In a series, seats are drawn only for the first match.
    const draw = view.draw === true && view.series?.status !== 'running';
    rememberDeal({ match: played.value.id, kind: 'table', draw, ...share.value });
  }
  return idOf(played);
}

function idOf(played: ApiResult<PlayedRematch>): ApiResult<string> {
  return played.ok ? { ok: true, value: played.value.id } : played;
}

async function startRematch({ id: match }: MatchView, share: DealShare): Promise<ApiResult<PlayedRematch>> {
  const answer = await apiRequest<{ readonly id: string; readonly joinUrl?: string }>(
    'POST',
    `/matches/${match}/rematch`,
    share,
  );
  if (!answer.ok) return answer;
  const { id, joinUrl } = answer.value;
  // Another player has started it at the same moment.
  return joinUrl === undefined ? joinRematch(id) : { ok: true, value: { id, isOwn: true } };
}

async function joinRematch(id: string): Promise<ApiResult<PlayedRematch>> {
  const shown = await apiRequest<MatchView>('GET', `/matches/${id}`);
  if (!shown.ok) return shown;
  const joined = { ok: true, value: { id, isOwn: false } } as const;
  // If the other player has ended the series, its table says so.
  if (shown.value.seats.length > 0 || shown.value.status === 'closed') return joined;
  const answer = await apiRequest('POST', `/matches/${id}/join`, joinWithSeed(shown.value));
  return answer.ok ? joined : answer;
}
