import { vocabulary } from '@safehouse/contract';
import { type ItemId, missionCard } from '../data/missions.ts';
import { ROW } from '../data/numbers.ts';
import { USABLE } from './items/index.ts';
import type { TargetFields } from './items/item.ts';
import { WAY, type Way } from './ways.ts';

/** The moves of the game as they are written. */
export type KompromatMove =
  | { readonly type: 'place'; readonly mission: number }
  | { readonly type: 'hit' | 'stop' | 'pass' | 'keep' | 'give-back' }
  | ({ readonly type: 'use'; readonly item: ItemId; readonly as?: ItemId } & TargetFields)
  | {
      readonly type: 'declare';
      readonly elevens: number;
      readonly martini?: 1 | -1;
      readonly via?: 'usb-stick';
    }
  | { readonly type: 'shield'; readonly item: Shield | null; readonly via?: 'usb-stick' };

const SHIELDS = ['balaclava', 'chloroform'] as const;
type Shield = (typeof SHIELDS)[number];

/** A move as the engine plays it. All have one shape, so that reading them is quick. */
export interface EngineMove {
  readonly type: KompromatMove['type'];
  /** The mission of a place, the target of an item, the elevens of a declaration. */
  readonly target: number;
  /** The item whose effect is used, be it by the stick. */
  readonly item: number;
  readonly way: Way;
  readonly martini: number;
}

interface Word {
  readonly engine: EngineMove;
  readonly written: KompromatMove;
}

function word(written: KompromatMove, parts: Partial<EngineMove> = {}): Word {
  const { target = 0, item = -1, way = WAY.none, martini = 0 } = parts;
  return { written, engine: { type: written.type, target, item, way, martini } };
}

const count = (n: number) => Array.from({ length: n }, (_, i) => i);

/** A use by the item itself, or by the stick in its stead. */
function uses(way: Way): Word[] {
  return USABLE.flatMap(({ id, reach, fields }) => {
    const item = way === WAY.stick ? { item: 'usb-stick' as const, as: id } : { item: id };
    return count(reach).map((target) =>
      word({ type: 'use', ...item, ...fields(target) }, { target, way, item: missionCard(id) }),
    );
  });
}

function declarations(elevens: number): Word[] {
  const plain = { type: 'declare', elevens } as const;
  const via = 'usb-stick';
  const item = missionCard('vesper-martini');
  return [
    word(plain, { target: elevens }),
    ...([1, -1] as const).map((martini) =>
      word({ ...plain, martini }, { target: elevens, martini, item, way: WAY.item }),
    ),
    ...([1, -1] as const).map((martini) =>
      word({ ...plain, martini, via }, { target: elevens, martini, item, way: WAY.stick }),
    ),
  ];
}

function shields(shield: Shield): Word[] {
  const plain = { type: 'shield', item: shield } as const;
  const item = missionCard(shield);
  return [
    word(plain, { item, way: WAY.item }),
    word({ ...plain, via: 'usb-stick' }, { item, way: WAY.stick }),
  ];
}

/** Every move there is; its place in this list is its code. */
const WORDS: readonly Word[] = [
  ...count(ROW).map((mission) => word({ type: 'place', mission }, { target: mission })),
  ...(['hit', 'stop', 'pass', 'keep', 'give-back'] as const).map((type) => word({ type })),
  ...uses(WAY.item),
  ...uses(WAY.stick),
  ...count(3).flatMap(declarations),
  ...SHIELDS.flatMap(shields),
  word({ type: 'shield', item: null }),
];

export const MOVES: readonly EngineMove[] = WORDS.map(({ engine }) => engine);
export const words = vocabulary(WORDS.map(({ written }) => written));
