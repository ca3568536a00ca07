import type { MatchId, MatchPage, PlayerShown } from '@safehouse/protocol';
import { type Eyes, type Reel, viewAt } from './reel.ts';

/** A position as a board expects it. Nothing can be played on it. */
export function pageAt(reel: Reel, at: number, eyes: Eyes): MatchPage {
  const { rules, record, frames, result } = reel;
  const isEnd = at === frames.length - 1 && result !== null;
  return {
    id: 'replay________________' as MatchId,
    game: rules.id,
    options: record.options ?? {},
    status: isEnd ? 'over' : 'running',
    version: at,
    seat: typeof eyes === 'number' ? eyes : null,
    seats: typeof eyes === 'number' ? [eyes] : [],
    players: record.players.map((name): PlayerShown => ({ type: 'shared', name, user: '' })),
    clockRule: { type: 'none' },
    clock: null,
    toAct: isEnd ? [] : rules.toAct(frames[at].state),
    view: viewAt(reel, at, eyes),
    legal: [],
    undoAsked: null,
    result: isEnd ? result : null,
    commitment: '',
    chat: false,
    rated: false,
    pair: null,
    rematch: null,
  };
}
