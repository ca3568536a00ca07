import type { MatchView, PlayerView } from '@safehouse/protocol';
import { TABLELESS_VIEW } from '../../../match/tableless-view.ts';
import { type Perspective, type Timeline, viewAt } from './timeline.ts';

/** A position as a board expects it. Nothing can be played on it. */
export function matchViewAt(reel: Timeline, at: number, eyes: Perspective): MatchView {
  const { rules, record, positions, result } = reel;
  const isEnd = at === positions.length - 1 && result !== null;
  return {
    ...TABLELESS_VIEW,
    game: rules.id,
    options: record.options ?? {},
    status: isEnd ? 'over' : 'running',
    version: at,
    seat: typeof eyes === 'number' ? eyes : null,
    seats: typeof eyes === 'number' ? [eyes] : [],
    players: record.players.map((name): PlayerView => ({ type: 'shared', name, user: '' })),
    toAct: isEnd ? [] : rules.toAct(positions[at].state),
    view: viewAt(reel, at, eyes),
    legal: [],
    result: isEnd ? result : null,
  };
}
