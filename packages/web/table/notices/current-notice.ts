import { percentText } from '../../i18n/percent-text.ts';
import { refusalText } from '../../i18n/refusal-text.ts';
import { t } from '../../i18n/translations.ts';
import { hintExplanation } from '../hints/hint-explanation.ts';
import { lastMoveOf, lastOf } from '../log/log-lines.ts';
import { addressedSeat } from '../table-context.ts';
import type { NoticeAreaProps } from './notice-area.tsx';

/** A message of the board: why a move is not possible (with its rule), or information that was asked for. */
export type TableMessage =
  | { readonly type: 'refusal'; readonly text: string; readonly rule: string | null }
  | { readonly type: 'info'; readonly text: string };

export type CurrentNotice =
  | TableMessage
  | { readonly type: 'hint'; readonly text: string; readonly reason: string }
  | { readonly type: 'lost' | 'absence' | 'missed'; readonly text: string }
  | { readonly type: 'happened'; readonly sentences: readonly string[]; readonly seat: number | null };

/**
 * The most urgent notice: a message or refusal, a hint, a lost connection, the fact being played back, an absent
 * player, missed moves, or the last event.
 */
export function currentNotice(props: NoticeAreaProps): CurrentNotice | null {
  const { source, game, message, logLines, matchView } = props;
  const error = source.refusal.value;
  if (message.value) return message.value;
  if (error) return { type: 'refusal', ...refusalText(error, game) };
  if (props.hint.value?.version === matchView.version) return hintNotice(props);
  if (source.connection.value === 'lost') return { type: 'lost', text: t().link.lost };
  const played = playedNotice(props);
  if (played) return played;
  if (props.absence) return { type: 'absence', text: props.absence.text };
  const { missedCount } = props.replay;
  const isOver = matchView.status === 'over';
  if (missedCount > 0 && !isOver) return { type: 'missed', text: t().playback.away(missedCount) };
  // After the end only the last line is shown, whatever it is about.
  const last = isOver ? lastOf(logLines) : lastMoveOf(logLines, source.events.value, matchView.seat);
  return last && { type: 'happened', ...last };
}

/** Null for a fact without a log line. */
function playedNotice({ played, game, playerNames, matchView, source }: NoticeAreaProps): CurrentNotice | null {
  const text =
    played?.fact &&
    game.ui.logLine(played.fact, { ...game, playerNames, seat: addressedSeat(matchView), view: matchView.view });
  if (!text) return null;
  const event = source.events.value.find(({ version }) => version === played.version);
  return { type: 'happened', sentences: [text], seat: event && 'seat' in event ? event.seat : null };
}

function hintNotice({ hint, game, playerNames, matchView }: NoticeAreaProps): CurrentNotice {
  const { table } = t();
  const given = hint.value;
  if (given?.type !== 'given') return { type: 'hint', text: table.hintThinking, reason: '' };
  const [best] = given.moves;
  if (!best) return { type: 'hint', text: table.hintNone, reason: '' };
  const chance = table.hintWin(percentText(best.win));
  const move = table.hintIs(
    game.ui.moveText(best.move, { ...game, playerNames, view: matchView.view, seat: matchView.seat }),
  );
  return { type: 'hint', text: `${move} (${chance}).`, reason: hintExplanation(given.moves, { game, matchView }) };
}
