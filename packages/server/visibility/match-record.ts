import type { GameRecord } from '@safehouse/contract';
import { eventsSince, fairnessOf, holderOf, matchViewFor, type NameOf, recordOf } from '@safehouse/table';
import type { VisibleMatch } from './match-visibility.ts';

/** The full record once the deal is revealed; before that, the events as this viewer saw them. */
export function recordFor(match: VisibleMatch, nameOf: NameOf): object | null {
  return match.isRevealed ? revealedRecord(match, nameOf) : partialRecord(match, nameOf);
}

/** The whole match with what is needed to check the deal; null while it is not revealed. */
export function revealedRecord({ table, isRevealed }: VisibleMatch, nameOf: NameOf): GameRecord | null {
  if (!isRevealed) return null;
  const players = table.chairs.map((chair, seat) => {
    const holder = holderOf(chair);
    return (holder && nameOf(holder)) ?? (chair.type === 'bot' ? chair.level : `seat ${seat}`);
  });
  return recordOf(table, players);
}

function partialRecord({ table, viewer }: VisibleMatch, nameOf: NameOf): object {
  const { game, options, players, version, view } = matchViewFor(table, viewer, [], nameOf);
  return { partial: true, game, options, players, version, view, facts: eventsSince(table, viewer, 0) };
}

/** The commitment to the deal at any time; once the deal is revealed, everything needed to check it. */
export function fairnessReport({ table, isRevealed }: VisibleMatch): object {
  const { commitment } = table;
  const revealed = isRevealed ? { ...fairnessOf(table), seed: table.match?.record().seed } : null;
  return { commitment, revealed };
}
