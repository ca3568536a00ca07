import type { Words } from '../../locales/en.ts';
import type { KompromatMove } from '../../rules/moves.ts';

/** A move in words. */
export function name(move: KompromatMove, words: Words): string {
  switch (move.type) {
    case 'place':
      return words.move.place(move.mission);
    case 'hit':
      return words.hit;
    case 'stop':
      return words.stop;
    case 'pass':
      return words.pass;
    case 'keep':
      return words.keep;
    case 'give-back':
      return words.giveBack;
    case 'use':
      return used(move, words);
    case 'declare':
      return declared(move, words);
    case 'shield':
      return move.item === null
        ? words.move.noShield
        : words.move.use(itemBy(words.missions[move.item], move.via, words));
  }
}

type Use = Extract<KompromatMove, { type: 'use' }>;

function used(move: Use, words: Words): string {
  const item =
    move.as === undefined ? words.missions[move.item] : itemBy(words.missions[move.as], 'usb-stick', words);
  return [words.move.use(item), target(move, words)].filter((part) => part !== null).join(', ');
}

function target({ mission, card, from, to }: Use, { move }: Words): string | null {
  if (from !== undefined && to !== undefined) return move.fromTo(from, to);
  if (mission === undefined) return null;
  return card === undefined ? move.at(mission) : move.card(mission, card);
}

function declared({ elevens, martini }: Extract<KompromatMove, { type: 'declare' }>, words: Words): string {
  const plain = words.move.declare(elevens);
  return martini === undefined ? plain : `${plain}, ${words.withMartini(martini)}`;
}

function itemBy(item: string, via: 'usb-stick' | undefined, words: Words): string {
  return via === undefined ? item : `${words.missions[via]} ${words.asItem(item)}`;
}
