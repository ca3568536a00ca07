import type { MatchView } from '@safehouse/protocol';
import { type ApiResult, apiRequest } from '../online/api.ts';
import { requestDealShare } from '../online/deal-share.ts';
import { joinWithSeed, rememberDeal } from '../online/remembered-deals.ts';

/** Starts a rematch, or joins the one that another player has started. Returns the id of its match. */
export async function playRematch(view: MatchView): Promise<ApiResult<string>> {
  if (view.rematch !== null) return joinRematch(view.rematch);
  const share = await requestDealShare();
  if (!share.ok) return share;
  const answer = await apiRequest<{ readonly id: string; readonly joinUrl?: string }>(
    'POST',
    `/matches/${view.id}/rematch`,
    share.value,
  );
  if (!answer.ok) return answer;
  const { id, joinUrl } = answer.value;
  // Another player has started it at the same moment.
  if (joinUrl === undefined) return joinRematch(id);
  // In a series, seats are drawn only for the first match.
  const draw = view.draw === true && view.series?.status !== 'running';
  rememberDeal({ match: id, kind: 'table', draw, ...share.value });
  return { ok: true, value: id };
}

async function joinRematch(id: string): Promise<ApiResult<string>> {
  const shown = await apiRequest<MatchView>('GET', `/matches/${id}`);
  if (!shown.ok) return shown;
  // If the other player has ended the series, its table says so.
  if (shown.value.seats.length > 0 || shown.value.status === 'closed') return { ok: true, value: id };
  const joined = await apiRequest('POST', `/matches/${id}/join`, joinWithSeed(shown.value));
  return joined.ok ? { ok: true, value: id } : joined;
}
