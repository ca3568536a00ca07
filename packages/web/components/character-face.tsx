import type { Character, Mood } from '@safehouse/ui';

interface CharacterFaceProps {
  readonly character: Character;
  readonly mood?: Mood;
}

/** Decorative: the name is always beside it. Its sides are 1em long. */
export function CharacterFace({ character: { Face }, mood = 'neutral' }: CharacterFaceProps) {
  return (
    <span class="character-face">
      <Face mood={mood} />
    </span>
  );
}
