import { plainName } from '@safehouse/protocol';
import unhomoglyph from 'unhomoglyph';

/**
 * Shapes that Unicode's list of confusable characters (UTS #39) does not cover, because it compares neither small
 * capitals with capitals nor two letters with one. Each is followed by what it looks like.
 */
const FURTHER_SHAPES = new Map(
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ĸk ʟl ᴍm ʍm ɴn πn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz !l'
    .split(' ')
    .map(([shape, letter]) => [shape, letter]),
).set('w', 'vv');

/** Equal for two names that readers could confuse. Never shown, because it replaces letters. */
export function nameSkeleton(name: string): string {
  // Case is folded last, because a capital I looks like an l, and a small one does not.
  const shapes = toShapes(toShapes(plainName(name)));
  return shapes.toUpperCase().toLowerCase().normalize('NFD');
}

/** Applied twice, because the replacement of a small capital may itself be confusable. */
function toShapes(text: string): string {
  const prototypes = unhomoglyph(text.normalize('NFD'));
  return [...prototypes].map((character) => FURTHER_SHAPES.get(character) ?? character).join('');
}
