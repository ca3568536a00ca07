import type { GameRecord, Viewer } from '@safehouse/contract';
import type { Fairness } from '@safehouse/protocol';
import { holderOf, type NameOf, pageOf, type Table, toldSince } from '@safehouse/table';
import type { IsRevealed } from './revealing.ts';

/** The whole match, for after its end: moves, decks, and what is needed to check the deal. */
export function fullRecord(table: Table, nameOf: NameOf): GameRecord | null {
  if (!table.match) return null;
  const record = table.match.record();
  return {
    ...record,
    players: table.chairs.map((chair, seat) => {
      const holder = holderOf(chair);
      return (holder && nameOf(holder)) ?? (chair.type === 'bot' ? chair.level : `seat ${seat}`);
    }),
    meta: { ...record.meta, match: table.header.id, result: table.result, fairness: fairnessOf(table) },
  };
}

function fairnessOf({ commitment, header, chairSeeds }: Table): Fairness {
  return { commitment, serverSeed: header.serverSeed, chairSeeds };
}

/** Before the end: the story as this viewer was told it. */
export function ownStory(table: Table, viewer: Viewer, nameOf: NameOf): object {
  const { game, options, players, version, view } = pageOf(table, viewer, [], nameOf);
  return { partial: true, game, options, players, version, view, facts: toldSince(table, viewer, 0) };
}

/** What can be said about the deal: the commitment at any time, everything after the end. */
export function fairnessPage(table: Table, isRevealed: IsRevealed): object {
  if (!isRevealed(table)) return { commitment: table.commitment, revealed: null };
  return {
    commitment: table.commitment,
    revealed: { ...fairnessOf(table), seed: table.match?.record().seed },
  };
}
