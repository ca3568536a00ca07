import type { Character, Mood } from '@safehouse/ui';

interface CharacterFaceProps {
  readonly character: Character;
  readonly mood?: Mood;
}

/** Decoration: the name is always beside it. As large as the text around it says: 1em is a side. */
export function CharacterFace({ character: { Face }, mood = 'neutral' }: CharacterFaceProps) {
  return (
    <span class="character-face">
      <Face mood={mood} />
    </span>
  );
}
