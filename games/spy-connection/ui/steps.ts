import type { Holding } from '../rules/describe.ts';
import type { SpyView } from '../rules/view.ts';

/** What a turn has come to so far; what was undone in it has never been. */
export type Step =
  | { readonly type: 'moved'; readonly from: string; readonly to: string }
  | { readonly type: 'placed' | 'recalled'; readonly agents: number }
  | { readonly type: 'accepted' | 'completed' | 'discarded'; readonly mission: string }
  | { readonly type: 'marked' | 'unmarked'; readonly city: string; readonly mission: string };

/** Has another turn begun between two pages? A turn won with a mission is one, an undone step is not. */
export function turnBegan(before: SpyView, after: SpyView): boolean {
  if (before.active !== after.active || (before.phase === 'draft') !== (after.phase === 'draft')) return true;
  const completed = ({ players, active }: SpyView) => players[active].completed.length;
  return after.extraTurns < before.extraTurns && completed(before) === completed(after);
}

export function stepsBetween(before: SpyView, after: SpyView): Step[] {
  const was = before.players[after.active];
  const is = after.players[after.active];
  return [...onMap(was, is), ...onMissions(was, is)];
}

function onMap(was: Holding, is: Holding): Step[] {
  const steps: Step[] = [];
  const recalled = sum(lifted(was, is));
  const placed = sum(lifted(is, was));
  if (recalled > 0) steps.push({ type: 'recalled', agents: recalled });
  if (was.spy !== null && is.spy !== null && was.spy !== is.spy) {
    steps.push({ type: 'moved', from: was.spy, to: is.spy });
  }
  if (placed > 0) steps.push({ type: 'placed', agents: placed });
  return steps;
}

/** By space, the agents that were there and are not any more. */
export function lifted(was: Holding, is: Holding): ReadonlyMap<string, number> {
  const gone = Object.entries(was.agents).map(
    ([space, agents]) => [space, agents - (is.agents[space] ?? 0)] as const,
  );
  return new Map(gone.filter(([, agents]) => agents > 0));
}

function onMissions(was: Holding, is: Holding): Step[] {
  const has = (list: Holding, id: string) => list.missions.some((one) => one.id === id);
  const isNew = (id: string) => !was.completed.includes(id) && !has(was, id);
  const finished = is.completed.filter((id) => !was.completed.includes(id));
  const held = [...is.missions.map(({ id }) => id), ...finished];
  const dropped = was.missions.filter(({ id }) => !held.includes(id));
  return [
    ...held.filter(isNew).map((mission) => ({ type: 'accepted', mission }) as const),
    ...is.missions.flatMap(({ id }) => marksOf(is, was, id, 'marked')),
    ...is.missions.flatMap(({ id }) => marksOf(was, is, id, 'unmarked')),
    ...finished.map((mission) => ({ type: 'completed', mission }) as const),
    ...dropped.map(({ id }) => ({ type: 'discarded', mission: id }) as const),
  ];
}

/** The cities of a mission that one holding has marked and the other has not. */
function marksOf(one: Holding, other: Holding, mission: string, type: 'marked' | 'unmarked'): Step[] {
  const marked = (holding: Holding) => holding.missions.find(({ id }) => id === mission)?.marked ?? [];
  const elsewhere = marked(other);
  return marked(one)
    .filter((city) => !elsewhere.includes(city))
    .map((city) => ({ type, city, mission }));
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
