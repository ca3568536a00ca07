import type { Lang } from '@safehouse/ui';
import type { Words } from '../locales/en.ts';
import type { SpyFact } from '../rules/facts.ts';
import type { SpyMove } from '../rules/language.ts';
import type { SpyView } from '../rules/view.ts';
import { type Naming, namingOf } from './naming.ts';
import { defaultEdition, editionOf } from './position.ts';

/** An edition has names of its own; where there is no view they are those of the map that comes with the game. */
function namingFor(lang: Lang, view: SpyView | null): Naming {
  return namingOf(lang, view ? editionOf(view) : defaultEdition());
}

/** A fact as a line of the log. */
export function tell(
  fact: SpyFact,
  words: Words,
  names: readonly string[],
  lang: Lang,
  view: SpyView | null = null,
): string | null {
  const naming = namingFor(lang, view);
  const { log } = words;
  const who = 'seat' in fact ? names[fact.seat] : '';
  switch (fact.type) {
    case 'start-chosen':
      return log.startChosen(who, naming.mission(fact.card), naming.city(fact.city));
    case 'turn-began':
      return fact.turn === 'regular' ? null : fact.turn === 'extra' ? log.extraTurn(who) : log.lastTurn(who);
    case 'accepted':
      return log.accepted(who, naming.mission(fact.mission), fact.planning);
    case 'revealed':
      return log.revealed(naming.mission(fact.mission), naming.points(fact.mission));
    case 'travelled':
      return log.travelled(who, naming.city(fact.from), naming.city(fact.to));
    case 'connected':
      return log.connected(who, naming.city(fact.from), naming.city(fact.to), placedIn(fact));
    case 'recalled':
      return log.recalled(who, naming.space(fact.space), fact.agents);
    case 'marked':
      return log.marked(who, naming.city(fact.city), naming.mission(fact.mission));
    case 'unmarked':
      return log.unmarked(who, naming.city(fact.city), naming.mission(fact.mission));
    case 'completed':
      return log.completed(who, naming.mission(fact.mission), fact.points);
    case 'discarded':
      return log.discarded(who, naming.mission(fact.mission), fact.agents);
    case 'last-turns':
      return log.lastTurns(who);
    case 'match-ended':
      return log.ended(fact.winners.map((seat) => names[seat]).join(', '));
  }
}

function placedIn({ placed }: Extract<SpyFact, { type: 'connected' }>): number {
  return placed.reduce((sum, { agents }) => sum + agents, 0);
}

/** A move in words. */
export function nameMove(move: SpyMove, words: Words, view: SpyView | null = null): string {
  const naming = namingFor(words.lang, view);
  const { moves } = words;
  switch (move.type) {
    case 'choose':
      return moves.choose(naming.mission(move.card));
    case 'accept':
      return view ? moves.accept(naming.mission(view.display[move.place])) : moves.acceptAt(move.place + 1);
    case 'travel':
      return moves.travel(naming.city(move.to));
    case 'connect':
      return moves.connect(...naming.ends(move.via));
    case 'mark':
      return moves.mark(naming.mission(move.mission));
    case 'recall':
      return moves.recall(naming.space(move.space));
    case 'unmark':
      return moves.unmark(naming.city(move.city), naming.mission(move.mission));
    case 'discard':
      return moves.discard(naming.mission(move.mission));
    case 'end':
      return moves.end;
  }
}
