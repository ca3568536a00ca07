import type { GameRecord } from '@safehouse/contract';
import type { FairnessProof } from '@safehouse/protocol';
import type { Table } from './table.ts';

/** The whole match with all its secrets, for use after its end. Null if it has not started. */
export function recordOf(table: Table, players: readonly string[]): GameRecord | null {
  if (!table.match) return null;
  const { header, result } = table;
  const record = table.match.record();
  // A deal copied from another record was not computed from the seeds.
  const fairness = header.deal === undefined && { fairness: fairnessOf(table) };
  return {
    ...record,
    players: [...players],
    meta: { ...record.meta, match: header.id, result, ...fairness },
  };
}

/** What is needed to check the deal. */
export function fairnessOf({ commitment, header, chairSeeds }: Table): FairnessProof {
  return { commitment, serverSeed: header.serverSeed, chairSeeds };
}
