import type { GameRecord } from '@safehouse/contract';
import type { FairnessProof } from '@safehouse/protocol';
import type { Table } from './table.ts';

/** The whole match with all its secrets, for after its end; null where it has not begun. */
export function recordOf(table: Table, players: readonly string[]): GameRecord | null {
  if (!table.match) return null;
  const { header, result } = table;
  const record = table.match.record();
  // A deal taken over from another record was not made from seeds.
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
