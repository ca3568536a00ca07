import type { Character, Mood } from '@safehouse/ui';
import { CharacterFace } from '../../components/character-face.tsx';
import { SeatMark } from '../../components/seat-mark.tsx';

interface FaceProps {
  readonly seat: number;
  readonly name: string;
  /** Null for people. */
  readonly character: Character | null;
  readonly mood: Mood;
}

/** A player's face in a tile, with the colour and shape of the seat; the initial for people. The name is beside it. */
export function Face({ seat, name, character, mood }: FaceProps) {
  const [initial = ''] = name.trim();
  return (
    <span class={`face face-${seat}`} aria-hidden="true">
      {character ? (
        <CharacterFace character={character} mood={mood} />
      ) : (
        <span class="face-letter">{initial.toUpperCase()}</span>
      )}
      <SeatMark seat={seat} />
    </span>
  );
}
