import type { GameTranslations } from '../../locales/en.ts';
import type { KompromatMove } from '../../rules/moves.ts';

/** A move in words. */
export function moveText(move: KompromatMove, words: GameTranslations): string {
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
      return itemMoveText(move, words);
    case 'declare':
      return declareMoveText(move, words);
    case 'shield':
      return move.item === null
        ? words.move.noShield
        : words.move.use(itemTextVia(words.missions[move.item], move.via, words));
  }
}

type UseMove = Extract<KompromatMove, { type: 'use' }>;

function itemMoveText(move: UseMove, words: GameTranslations): string {
  const item =
    move.as === undefined
      ? words.missions[move.item]
      : itemTextVia(words.missions[move.as], 'usb-stick', words);
  return [words.move.use(item), targetText(move, words)].filter((part) => part !== null).join(', ');
}

function targetText({ mission, card, from, to }: UseMove, { move }: GameTranslations): string | null {
  if (from !== undefined && to !== undefined) return move.fromTo(from, to);
  if (mission === undefined) return null;
  return card === undefined ? move.at(mission) : move.card(mission, card);
}

function declareMoveText(
  { elevens, martini }: Extract<KompromatMove, { type: 'declare' }>,
  words: GameTranslations,
): string {
  const plain = words.move.declare(elevens);
  return martini === undefined ? plain : `${plain}, ${words.withMartini(martini)}`;
}

function itemTextVia(item: string, via: 'usb-stick' | undefined, words: GameTranslations): string {
  return via === undefined ? item : `${words.missions[via]} ${words.asItem(item)}`;
}
