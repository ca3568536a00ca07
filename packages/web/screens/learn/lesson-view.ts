import { type AnyFact, factsFor, type Match, SEATS } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import type { Lesson, LessonPosition, ViewedMove } from '@safehouse/ui';
import { TABLELESS_VIEW } from '../../match/tableless-view.ts';

export function lessonMatchView(match: Match, lesson: Lesson): MatchView {
  const seat = SEATS[lesson.seat];
  const { game, state, toAct, result } = match;
  return {
    ...TABLELESS_VIEW,
    game: game.id,
    options: lesson.options,
    status: result ? 'over' : 'running',
    version: match.moves.length,
    seat,
    seats: [seat],
    players: lesson.players.map((name) => ({ type: 'person', name, user: '' })),
    toAct,
    view: game.view(state, seat),
    legal: toAct.includes(seat) ? match.legal(seat) : [],
    result,
  };
}

export function moveHistoryFor({ seat }: Lesson, { moveHistory }: LessonPosition): readonly ViewedMove[] {
  return moveHistory.map(({ seat: mover, facts }, i) => ({
    version: i + 1,
    seat: mover,
    facts: factsFor(SEATS[seat], facts),
  }));
}

export function newFactsFor({ seat }: Lesson, { facts }: LessonPosition): readonly AnyFact[] {
  return factsFor(SEATS[seat], facts);
}
