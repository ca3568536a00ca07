import { type GameRecord, Match, quickRandom, SEATS } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentFor, dealSeed, type FairnessProof, joinServerSeeds, seatOrder } from './fair-deal.ts';
import type { MatchView, ViewedEvent } from './match-view.ts';
import { parseRememberedDeal, type RememberedDeal, seatShares } from './remembered-deal.ts';
import { type RecordVerdict, verifyRecord } from './verify-record.ts';

const { rules } = (await loadGame('spy-connection'))!;
const MATCH = 'the match';

/** A table with the seeds of all players; a bot's seed is empty. */
interface Deal {
  readonly kind: 'table' | 'seek';
  readonly draw: boolean;
  readonly serverSeeds: readonly string[];
  readonly chairSeeds: readonly string[];
}

const seed = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const seeds = (count: number) => fc.uniqueArray(seed, { minLength: count, maxLength: count });

const tableDeal: fc.Arbitrary<Deal> = fc
  .record({
    draw: fc.boolean(),
    serverSeeds: seeds(1),
    people: seeds(4),
    areBots: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
  })
  .map(({ draw, serverSeeds, people, areBots }) => ({
    kind: 'table',
    draw,
    serverSeeds,
    chairSeeds: [people[0], ...areBots.map((isBot, i) => (isBot ? '' : people[i + 1]))],
  }));

const seekDeal: fc.Arbitrary<Deal> = fc
  .record({ serverSeeds: seeds(2), chairSeeds: seeds(2) })
  .map((parts) => ({ kind: 'seek', draw: true, ...parts }));

const anyDeal = fc.oneof(tableDeal, seekDeal);

const proofOf = ({ serverSeeds, chairSeeds }: Pick<Deal, 'serverSeeds' | 'chairSeeds'>): FairnessProof => {
  const serverSeed = joinServerSeeds(serverSeeds);
  return { commitment: commitmentFor(serverSeed), serverSeed, chairSeeds };
};

/** A record with this number of players and this seed that is consistent in itself. */
function play(playerCount: number, cardSeed: string, proof: FairnessProof): GameRecord {
  const players = Array.from({ length: playerCount }, (_, seat) => `seat ${seat}`);
  const opened = Match.open(rules, { format: 1, game: rules.id, players, seed: cardSeed, moves: [] });
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  const random = quickRandom(1);
  for (let i = 0; i < 5; i++) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    match.play(seat, legal[random.below(legal.length)]);
  }
  return { ...match.record(), meta: { match: MATCH, fairness: proof } };
}

const playDeal = (playerCount: number, proof: FairnessProof) =>
  play(playerCount, dealSeed(proof.serverSeed, proof.chairSeeds), proof);

/** What the program of the player on each chair has stored; null for a bot. */
function remember(deal: Deal): (RememberedDeal | null)[] {
  const { kind, draw, serverSeeds, chairSeeds } = deal;
  const count = chairSeeds.length;
  const { serverSeed } = proofOf(deal);
  const order = draw ? seatOrder(dealSeed(serverSeed, chairSeeds), count) : Array.from({ length: count }, (_, i) => i);
  return chairSeeds.map((own, chair) =>
    own === ''
      ? null
      : {
          match: MATCH,
          kind,
          draw,
          seed: own,
          commitment: commitmentFor(kind === 'seek' ? serverSeeds[chair] : serverSeed),
          seats: order.map((at) => (at === chair ? 'own' : chairSeeds[at] === '' ? 'none' : 'other')),
        },
  );
}

const verdicts = (deal: Deal, record: GameRecord): (RecordVerdict | null)[] =>
  remember(deal).map((remembered) => remembered && verifyRecord(rules, record, remembered));

/** The programs on these chairs detect the forgery; the record alone looks fair. */
function expectDetected(deal: Deal, forged: FairnessProof, chairs: readonly number[]): void {
  const record = playDeal(deal.chairSeeds.length, forged);
  expect(verifyRecord(rules, record)).toBe('fair');
  const found = verdicts(deal, record);
  for (const chair of chairs) expect(found[chair]).not.toBe('fair');
}

const peopleAt = ({ chairSeeds }: Deal) => chairSeeds.flatMap((own, chair) => (own === '' ? [] : [chair]));

test('an honest deal is fair to everybody who took part, and by itself', () => {
  fc.assert(
    fc.property(anyDeal, (deal) => {
      const record = playDeal(deal.chairSeeds.length, proofOf(deal));
      expect(verifyRecord(rules, record)).toBe('fair');
      expect(verdicts(deal, record).filter((verdict) => verdict !== null && verdict !== 'fair')).toEqual([]);
    }),
  );
});

test('a deal chosen after the seeds is detected, whatever seed its record shows', () => {
  fc.assert(
    fc.property(anyDeal, seed, (deal, chosen) => {
      const proof = proofOf(deal);
      const chosenRecord = play(deal.chairSeeds.length, chosen, proof);
      const disguised = { ...chosenRecord, seed: dealSeed(proof.serverSeed, proof.chairSeeds) };
      for (const record of [chosenRecord, disguised]) expect(verdicts(deal, record)).not.toContain('fair');
    }),
  );
});

test('a server seed that replaces the committed one is detected by everybody', () => {
  fc.assert(
    fc.property(tableDeal, seed, (deal, other) => {
      expectDetected(deal, proofOf({ ...deal, serverSeeds: [other] }), peopleAt(deal));
    }),
  );
});

test('a seed added to the committed one is detected by everybody', () => {
  fc.assert(
    fc.property(tableDeal, seed, fc.boolean(), (deal, other, isFirst) => {
      const serverSeeds = isFirst ? [other, ...deal.serverSeeds] : [...deal.serverSeeds, other];
      expectDetected(deal, proofOf({ ...deal, serverSeeds }), peopleAt(deal));
    }),
  );
});

test('of two paired players each detects that their half of the server seed was replaced or left out', () => {
  fc.assert(
    fc.property(seekDeal, seed, fc.nat(1), fc.boolean(), (deal, other, chair, isLeftOut) => {
      const serverSeeds = isLeftOut ? [deal.serverSeeds[1 - chair]] : deal.serverSeeds.with(chair, other);
      expectDetected(deal, proofOf({ ...deal, serverSeeds }), [chair]);
    }),
  );
});

test('a player whose seed was ignored, replaced or exchanged detects it', () => {
  fc.assert(
    fc.property(anyDeal, seed, fc.nat(), (deal, other, pick) => {
      const people = peopleAt(deal);
      const chair = people[pick % people.length];
      for (const replaced of ['', other]) {
        const chairSeeds = deal.chairSeeds.with(chair, replaced);
        expectDetected(deal, proofOf({ ...deal, chairSeeds }), [chair]);
      }
    }),
  );
});

test('a seed of nobody at the table is detected by everybody', () => {
  fc.assert(
    fc.property(anyDeal, seed, (deal, other) => {
      expectDetected(deal, proofOf({ ...deal, chairSeeds: [...deal.chairSeeds, other] }), peopleAt(deal));
      const bot = deal.chairSeeds.indexOf('');
      if (bot < 0) return;
      expectDetected(deal, proofOf({ ...deal, chairSeeds: deal.chairSeeds.with(bot, other) }), peopleAt(deal));
    }),
  );
});

test('a record without its seeds, or of another match, is not fair to one who remembers', () => {
  fc.assert(
    fc.property(anyDeal, (deal) => {
      const { meta, ...record } = playDeal(deal.chairSeeds.length, proofOf(deal));
      expect(verdicts(deal, record)).not.toContain('fair');
      expect(verdicts(deal, { ...record, meta: { ...meta, match: 'another' } })).not.toContain('fair');
    }),
    { numRuns: 20 },
  );
});

test('with two tables only the host’s seed counts, and who joined checks the commitment', () => {
  const proof = proofOf({ serverSeeds: ['server'], chairSeeds: ['host'] });
  const record = playDeal(2, proof);
  const joined = { match: MATCH, kind: 'pair', commitment: proof.commitment, draw: false } as const;
  const check = (own: string, found: GameRecord) =>
    verifyRecord(rules, found, { ...joined, seed: own, seats: ['own', 'other'] });
  expect([check('', record), check('host', record)]).toEqual(['fair', 'fair']);
  const forged = playDeal(2, proofOf({ serverSeeds: ['server'], chairSeeds: ['host', 'chosen'] }));
  expect(check('', forged)).toBe('unknown-seeds');
  const replaced = playDeal(2, proofOf({ serverSeeds: ['server'], chairSeeds: ['chosen'] }));
  expect(check('host', replaced)).toBe('own-seed-missing');
});

test('a seat is known by who brought its seed, also after a bot has replaced the player', () => {
  const players: MatchView['players'] = [
    { type: 'person', name: 'Ann', user: 'ann' },
    { type: 'shared', name: 'Ann', user: 'ann' },
    { type: 'bot', level: 'gentle' },
    { type: 'bot', level: 'gentle' },
  ];
  const events: ViewedEvent[] = [{ version: 5, at: 0, table: { type: 'replaced', seat: 3, level: 'gentle' } }];
  expect(seatShares({ players, seats: SEATS.slice(0, 2) }, events)).toEqual(['own', 'none', 'none', 'other']);
  expect(seatShares({ players, seats: [] }, [])).toEqual(['other', 'none', 'none', 'none']);
});

test('what is not remembered data is refused', () => {
  const [remembered] = remember({ kind: 'table', draw: false, serverSeeds: ['s'], chairSeeds: ['a', ''] });
  expect(parseRememberedDeal({ ...remembered, user: 'ann' })).toEqual(remembered);
  for (const broken of [{ kind: 'chess' }, { seats: ['mine'] }, { seats: 2 }, { draw: 1 }, { seed: null }])
    expect(parseRememberedDeal({ ...remembered, ...broken })).toBeNull();
  for (const value of [null, 'text', [], 7]) expect(parseRememberedDeal(value)).toBeNull();
});
