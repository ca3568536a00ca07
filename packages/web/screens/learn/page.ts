import { type Match, SEATS, toldTo } from '@safehouse/contract';
import type { MatchId, MatchPage } from '@safehouse/protocol';
import type { Lesson, LessonPosition, ToldMove } from '@safehouse/ui';

/** A lesson's table has no server and no opponents: only what a board draws from is more than a formality. */
export function pageOf(match: Match, lesson: Lesson): MatchPage {
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
export function storyTo({ seat }: Lesson, { story }: LessonPosition): readonly ToldMove[] {
  return story.map(({ seat: mover, news }, i) => ({
    version: i + 1,
    seat: mover,
    facts: toldTo(SEATS[seat], news),
  }));
}

export function happenedTo({ seat }: Lesson, { news }: LessonPosition): readonly { readonly type: string }[] {
  return toldTo(SEATS[seat], news);
}
