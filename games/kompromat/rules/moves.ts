import { createMoveCodec } from '@safehouse/contract';
import { MISSIONS_PER_ROUND } from '../data/constants.ts';
import { type ItemId, missionCard } from '../data/missions.ts';
import { EFFECT_SOURCE, type EffectSource } from './effect-source.ts';
import { USABLE_ITEMS } from './items/index.ts';
import type { TargetFields } from './items/item.ts';

/** Moves in written form. */
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
  | { readonly type: 'shield'; readonly item: ShieldItem | null; readonly via?: 'usb-stick' };

const SHIELD_ITEMS = ['balaclava', 'chloroform'] as const;
type ShieldItem = (typeof SHIELD_ITEMS)[number];

/** A move as the engine plays it. All have the same shape, so that reading them is fast. */
export interface EngineMove {
  readonly type: KompromatMove['type'];
  /** The mission to place at, the target of an item, or the elevens of a declaration. */
  readonly target: number;
  /** The item whose effect is used, also if the stick repeats it. */
  readonly item: number;
  readonly source: EffectSource;
  readonly martini: number;
}

interface MoveEntry {
  readonly engineMove: EngineMove;
  readonly writtenMove: KompromatMove;
}

function createEntry(written: KompromatMove, parts: Partial<EngineMove> = {}): MoveEntry {
  const { target = 0, item = -1, source = EFFECT_SOURCE.none, martini = 0 } = parts;
  return { writtenMove: written, engineMove: { type: written.type, target, item, source, martini } };
}

const range = (n: number) => Array.from({ length: n }, (_, i) => i);

/** Uses by the item itself, or by the stick that repeats it. */
function itemUseEntries(source: EffectSource): MoveEntry[] {
  return USABLE_ITEMS.flatMap(({ id, targetCount, targetFields }) => {
    const item = source === EFFECT_SOURCE.stick ? { item: 'usb-stick' as const, as: id } : { item: id };
    return range(targetCount).map((target) =>
      createEntry({ type: 'use', ...item, ...targetFields(target) }, { target, source, item: missionCard(id) }),
    );
  });
}

function declareEntries(elevens: number): MoveEntry[] {
  const plain = { type: 'declare', elevens } as const;
  const via = 'usb-stick';
  const item = missionCard('vesper-martini');
  return [
    createEntry(plain, { target: elevens }),
    ...([1, -1] as const).map((martini) =>
      createEntry({ ...plain, martini }, { target: elevens, martini, item, source: EFFECT_SOURCE.item }),
    ),
    ...([1, -1] as const).map((martini) =>
      createEntry({ ...plain, martini, via }, { target: elevens, martini, item, source: EFFECT_SOURCE.stick }),
    ),
  ];
}

function shieldEntries(shield: ShieldItem): MoveEntry[] {
  const plain = { type: 'shield', item: shield } as const;
  const item = missionCard(shield);
  return [
    createEntry(plain, { item, source: EFFECT_SOURCE.item }),
    createEntry({ ...plain, via: 'usb-stick' }, { item, source: EFFECT_SOURCE.stick }),
  ];
}

/** All moves. A move's code is its index in this list. */
const MOVE_ENTRIES: readonly MoveEntry[] = [
  ...range(MISSIONS_PER_ROUND).map((mission) => createEntry({ type: 'place', mission }, { target: mission })),
  ...(['hit', 'stop', 'pass', 'keep', 'give-back'] as const).map((type) => createEntry({ type })),
  ...itemUseEntries(EFFECT_SOURCE.item),
  ...itemUseEntries(EFFECT_SOURCE.stick),
  ...range(3).flatMap(declareEntries),
  ...SHIELD_ITEMS.flatMap(shieldEntries),
  createEntry({ type: 'shield', item: null }),
];

export const MOVES: readonly EngineMove[] = MOVE_ENTRIES.map(({ engineMove }) => engineMove);
export const MOVE_CODEC = createMoveCodec(MOVE_ENTRIES.map(({ writtenMove }) => writtenMove));
