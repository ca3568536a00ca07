import { factsFor, type Match, SEATS } from '@safehouse/contract';
import type { MatchId, MatchView } from '@safehouse/protocol';
import type { Lesson, LessonPosition, ViewedMove } from '@safehouse/ui';

/** A lesson's table has no server and no opponents: only what a board draws from is more than a formality. */
export function lessonMatchView(match: Match, lesson: Lesson): MatchView {
  const seat = SEATS[lesson.seat];
  const { game, state, toAct, result } = match;
  return {
    id: `lesson-${lesson.id}` as MatchId,
    game: game.id,
    options: lesson.options,
    status: result ? 'over' : 'running',
    version: match.moves.length,
    seat,
    seats: [seat],
    players: lesson.players.map((name) => ({ type: 'person', name, user: '' })),
    clockRule: { type: 'none' },
    clock: null,
    toAct,
    view: game.view(state, seat),
    legal: toAct.includes(seat) ? match.legal(seat) : [],
    undoAsked: null,
    result,
    commitment: '',
    chat: false,
    rated: false,
    pair: null,
    rematch: null,
  };
}

/** What the learner was told of all moves so far. */
export function moveHistoryFor({ seat }: Lesson, { moveHistory }: LessonPosition): readonly ViewedMove[] {
  return moveHistory.map(({ seat: mover, facts }, i) => ({
    version: i + 1,
    seat: mover,
    facts: factsFor(SEATS[seat], facts),
  }));
}

export function newFactsFor(
  { seat }: Lesson,
  { facts }: LessonPosition,
): readonly { readonly type: string }[] {
  return factsFor(SEATS[seat], facts);
}
