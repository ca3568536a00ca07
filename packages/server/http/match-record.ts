import type { GameRecord, Viewer } from '@safehouse/contract';
import type { FairnessProof } from '@safehouse/protocol';
import { eventsSince, holderOf, matchViewFor, type NameOf, type Table } from '@safehouse/table';
import type { IsRevealed } from './disclosure.ts';

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

function fairnessOf({ commitment, header, chairSeeds }: Table): FairnessProof {
  return { commitment, serverSeed: header.serverSeed, chairSeeds };
}

/** Before the end: the story as this viewer was told it. */
export function partialRecord(table: Table, viewer: Viewer, nameOf: NameOf): object {
  const { game, options, players, version, view } = matchViewFor(table, viewer, [], nameOf);
  return { partial: true, game, options, players, version, view, facts: eventsSince(table, viewer, 0) };
}

/** What can be said about the deal: the commitment at any time, everything after the end. */
export function fairnessReport(table: Table, isRevealed: IsRevealed): object {
  if (!isRevealed(table)) return { commitment: table.commitment, revealed: null };
  return {
    commitment: table.commitment,
    revealed: { ...fairnessOf(table), seed: table.match?.record().seed },
  };
}
