import { type Game, type GameRecord, isPlainObject, Match } from '@safehouse/contract';
import { checkFairness, type FairnessFinding, type FairnessProof } from './fair-deal.ts';
import { checkRemembered, type RememberedDeal, type RememberedFinding } from './remembered-deal.ts';

/** `fair`, or the problem that was found. */
export type RecordVerdict =
  | FairnessFinding
  | RememberedFinding
  | 'no-fairness'
  | 'moves-do-not-fit'
  | 'other-decks'
  | 'other-result';

/**
 * Was a finished match dealt fairly? The seeds must fit the commitment and the deal, and the record must play out with
 * that deal, whatever decks it lists. A record alone is only consistent in itself: what a player's program stored
 * before the deal proves that the server did not choose it.
 */
export function verifyRecord(rules: Game, record: GameRecord, remembered?: RememberedDeal): RecordVerdict {
  const fairness = readFairnessProof(record);
  if (!fairness || record.seed === undefined) return 'no-fairness';
  const finding = checkFairness(record.seed, fairness);
  if (finding !== 'fair') return finding;
  const ownFinding = remembered ? checkRemembered(record, fairness, remembered) : 'fair';
  return ownFinding === 'fair' ? verifyMoves(rules, record) : ownFinding;
}

function verifyMoves(rules: Game, record: GameRecord): RecordVerdict {
  const { decks, ...undealt } = record;
  const opened = Match.open(rules, undealt);
  if (!opened.ok) return 'moves-do-not-fit';
  const { match } = opened;
  for (const move of record.moves) {
    const played = match.replay(move);
    if (!('ok' in played) || !played.ok) return 'moves-do-not-fit';
  }
  if (decks && JSON.stringify(match.record().decks) !== JSON.stringify(decks)) return 'other-decks';
  return hasRecordedResult(match, record) ? 'fair' : 'other-result';
}

function readFairnessProof({ meta }: GameRecord): FairnessProof | null {
  const { commitment, serverSeed, chairSeeds } = isPlainObject(meta?.fairness) ? meta.fairness : {};
  if (typeof commitment !== 'string' || typeof serverSeed !== 'string') return null;
  if (!Array.isArray(chairSeeds) || !chairSeeds.every((seed) => typeof seed === 'string')) return null;
  return { commitment, serverSeed, chairSeeds };
}

/** A match that ended by resignation or on time has no result by the rules. */
function hasRecordedResult(match: Match, { meta }: GameRecord): boolean {
  return match.result === null || JSON.stringify(match.result) === JSON.stringify(meta?.result);
}
