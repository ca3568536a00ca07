import type { MatchView, PlayerView } from '@safehouse/protocol';
import { TABLELESS_VIEW } from '../../../match/tableless-view.ts';
import { type Perspective, type Timeline, viewAt } from './timeline.ts';

export function matchViewAt(timeline: Timeline, at: number, perspective: Perspective): MatchView {
  const { rules, record, positions, result } = timeline;
  const isEnd = at === positions.length - 1 && result !== null;
  return {
    ...TABLELESS_VIEW,
    game: rules.id,
    options: record.options ?? {},
    status: isEnd ? 'over' : 'running',
    version: at,
    seat: typeof perspective === 'number' ? perspective : null,
    seats: typeof perspective === 'number' ? [perspective] : [],
    players: record.players.map((name): PlayerView => ({ type: 'shared', name, user: '' })),
    toAct: isEnd ? [] : rules.toAct(positions[at].state),
    view: viewAt(timeline, at, perspective),
    legal: [],
    result: isEnd ? result : null,
  };
}
