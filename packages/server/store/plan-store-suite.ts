/** The contract of PlanStore, run on every implementation. */
import { newId } from '@safehouse/protocol';
import { ANN, BOB, CLEO, headerWith } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMatch } from './match-store-suite.ts';
import type { StoredPlan } from './plan-store.ts';
import type { Store } from './store.ts';

type PlanTestStore = Pick<Store, 'plans' | 'matches' | 'close'>;

const LINES = [[{ when: { type: 'offered', up: 'Ágnes "1" \0' }, move: { type: 'take' } }]];

function plan(parts: Partial<StoredPlan> = {}): StoredPlan {
  const { id: match } = headerWith();
  const base = { match, user: ANN, id: newId(), lastId: null, version: 3, lines: LINES, delayMs: 10 } as const;
  return { ...base, state: 'waiting', ...parts };
}

/** Far later than the times of other tests. */
const FUTURE = 9e12;

export function planStoreSuite(name: string, open: () => PlanTestStore | Promise<PlanTestStore>): void {
  describe(name, () => {
    let store: PlanTestStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    test('a plan is found by its match and author alone, and replaced by the next one', async () => {
      const { plans } = store;
      const first = plan();
      await plans.put(first);
      expect(await plans.find(first.match, ANN)).toEqual(first);
      expect(await plans.find(first.match, BOB)).toBeNull();
      const second = { ...first, id: newId(), version: 4 };
      await plans.put(second);
      expect(await plans.find(first.match, ANN)).toEqual(second);
      await plans.remove(first.match, BOB);
      expect(await plans.find(first.match, ANN)).toEqual(second);
      await plans.remove(first.match, ANN);
      expect(await plans.find(first.match, ANN)).toBeNull();
    });

    test('the rest of a plan takes its place, unless the plan is another one by now', async () => {
      const { plans } = store;
      const first = plan();
      await plans.put(first);
      const rest = { ...first, id: newId(), lastId: first.id, version: 5, state: 'unmatched', lines: [] } as const;
      await plans.replace('other', rest);
      expect(await plans.find(first.match, ANN)).toEqual(first);
      await plans.replace(first.id, rest);
      expect(await plans.find(first.match, ANN)).toEqual(rest);
    });

    test('a move removes the plan of its author, if it was made before and the move is not its own', async () => {
      const { plans } = store;
      const kept = plan({ lastId: 'before' });
      const { match } = kept;
      await plans.put(kept);
      for (const key of [kept.id, 'before']) await plans.removeAfterMove(match, ANN, { version: 9, key });
      await plans.removeAfterMove(match, ANN, { version: 3, key: null });
      await plans.removeAfterMove(match, BOB, { version: 9, key: null });
      expect(await plans.find(match, ANN)).toEqual(kept);
      await plans.removeAfterMove(match, ANN, { version: 4, key: null });
      expect(await plans.find(match, ANN)).toBeNull();
    });

    test('a plan is due a while after its turn has come, and not when the turn has gone', async () => {
      const { plans } = store;
      const [ann, other] = [plan(), plan({ user: BOB, delayMs: 5 })];
      const bob = { ...other, match: ann.match };
      await plans.put(ann);
      await plans.put(bob);
      const dueAt = async (now: number) => (await plans.due(now, 9)).filter(({ match }) => match === ann.match);
      expect(await dueAt(FUTURE)).toEqual([]);
      await plans.setTurn(ann.match, [ANN, BOB], 100);
      // The turn has come only once.
      await plans.setTurn(ann.match, [ANN, BOB], 200);
      expect([await dueAt(104), await dueAt(105), await dueAt(110)]).toEqual([[], [bob], [bob, ann]]);
      expect(await plans.due(110, 1)).toEqual([bob]);
      await plans.setTurn(ann.match, [CLEO, BOB], 100);
      await plans.postpone(bob, 500);
      expect([await dueAt(499), await dueAt(500)]).toEqual([[], [bob]]);
      await plans.replace(bob.id, { ...bob, state: 'illegal' });
      await plans.setTurn(ann.match, [BOB], 1);
      expect(await dueAt(FUTURE)).toEqual([]);
      await plans.removeAll(ann.match);
      expect(await plans.find(ann.match, BOB)).toBeNull();
    });

    test('what a killed server did not note is repaired', async () => {
      const { plans, matches } = store;
      const waiting = newMatch({}, { status: 'running', updatedAt: 700, waiting: [ANN] });
      const over = newMatch({}, { status: 'over', updatedAt: 700, waiting: [] });
      await matches.create([waiting, over]);
      const [ann, bob, late] = [plan(), plan({ user: BOB }), plan()].map((each, i) => ({
        ...each,
        match: (i < 2 ? waiting : over).header.id,
      }));
      for (const each of [ann, bob, late]) await plans.put(each);
      await plans.repair();
      expect((await plans.due(710, 9)).filter(({ match }) => match === ann.match)).toEqual([ann]);
      expect(await plans.due(709, 9)).toEqual([]);
      expect(await plans.find(bob.match, BOB)).toEqual(bob);
      expect(await plans.find(late.match, ANN)).toBeNull();
    });

    test('all plans of a user are listed, and erased with them', async () => {
      const { plans } = store;
      const [mine, theirs] = [plan({ user: CLEO }), plan({ user: BOB })];
      for (const each of [mine, theirs]) await plans.put(each);
      expect(await plans.plansOf(CLEO)).toEqual([mine]);
      await plans.eraseUser(CLEO);
      expect(await plans.plansOf(CLEO)).toEqual([]);
      expect(await plans.find(theirs.match, BOB)).toEqual(theirs);
    });
  });
}
