import {
  type Game,
  type Move,
  MoveList,
  type Random,
  SEATS,
  type Seat,
  unrecordedChance,
  type Viewer,
} from '@safehouse/contract';

/** Samples per viewer. If a move reveals a card, that card differs between nearly all samples. */
const SAMPLED_WORLDS = 24;

/** A move, with the position before it and after it. */
interface MoveTransition {
  readonly players: number;
  readonly before: object;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: object;
}

/** Did a move reveal nothing: could every viewer have predicted their view after it? */
export function isPredictableMove(rules: Game, transition: MoveTransition, random: Random): boolean {
  const { players, before, after, seat, move } = transition;
  const viewers: readonly Viewer[] = [...SEATS.slice(0, players), 'spectator'];
  return viewers.every((viewer) => {
    const viewOf = (state: object) => rules.view(state, viewer);
    const known = viewOf(before);
    const predicted = predictView(rules, { known, seat, move, viewOf, worlds: SAMPLED_WORLDS, random });
    return predicted === changingJson(viewOf(after), known);
  });
}

interface ViewPrediction {
  /** The viewer's view before the move. */
  readonly known: object;
  readonly seat: Seat;
  readonly move: Move;
  viewOf(state: object): object;
  /** How many samples of the hidden cards are tried. */
  readonly worlds: number;
  readonly random: Random;
}

/** The changing part of the view after a move, as JSON, if it is the same in all sampled worlds; otherwise null. */
export function predictView(rules: Game, { known, seat, move, viewOf, worlds, random }: ViewPrediction): string | null {
  let predicted: string | null = null;
  for (let i = 0; i < worlds; i++) {
    const world = rules.redeal(known, random);
    const legal = new MoveList();
    rules.legal(world, seat, legal);
    if (!legal.includes(move)) return null;
    rules.play(world, seat, move, unrecordedChance(random), null);
    const view = changingJson(viewOf(world), known);
    predicted ??= view;
    if (view !== predicted) return null;
  }
  return predicted;
}

/** A view without the objects that it shares with the previous view. One of these is the edition, which is large. */
function changingJson(view: object, known: object): string {
  const shared = new Map(Object.entries(known));
  const changing = Object.entries(view).filter(
    ([key, value]) => typeof value !== 'object' || value === null || value !== shared.get(key),
  );
  return JSON.stringify(changing);
}
