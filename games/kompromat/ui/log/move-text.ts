import type { GameTranslations } from '../../locales/en.ts';
import type { KompromatMove } from '../../rules/moves.ts';

export function moveText(move: KompromatMove, { translations }: { readonly translations: GameTranslations }): string {
  switch (move.type) {
    case 'place':
      return translations.move.place(move.mission);
    case 'hit':
      return translations.hit;
    case 'stop':
      return translations.stop;
    case 'pass':
      return translations.pass;
    case 'keep':
      return translations.keep;
    case 'give-back':
      return translations.giveBack;
    case 'use':
      return itemMoveText(move, translations);
    case 'declare':
      return declareMoveText(move, translations);
    case 'shield':
      return move.item === null
        ? translations.move.noShield
        : translations.move.use(itemTextVia(translations.missions[move.item], move.via, translations));
  }
}

export type UseMove = Extract<KompromatMove, { type: 'use' }>;

function itemMoveText(move: UseMove, translations: GameTranslations): string {
  const parts = [usedItemText(move, translations), targetText(move, translations)];
  return parts.filter((part) => part !== null).join(', ');
}

/** Which item is used, without its target. */
export function usedItemText({ item, as }: UseMove, translations: GameTranslations): string {
  const { missions, move } = translations;
  return move.use(as === undefined ? missions[item] : itemTextVia(missions[as], 'usb-stick', translations));
}

function targetText({ mission, card, from, to }: UseMove, { move }: GameTranslations): string | null {
  if (from !== undefined && to !== undefined) return move.fromTo(from, to);
  if (mission === undefined) return null;
  return card === undefined ? move.at(mission) : move.card(mission, card);
}

function declareMoveText(
  { elevens, martini }: Extract<KompromatMove, { type: 'declare' }>,
  translations: GameTranslations,
): string {
  const plain = translations.move.declare(elevens);
  return martini === undefined ? plain : `${plain}, ${translations.withMartini(martini)}`;
}

function itemTextVia(item: string, via: 'usb-stick' | undefined, translations: GameTranslations): string {
  return via === undefined ? item : `${translations.missions[via]} ${translations.asItem(item)}`;
}
