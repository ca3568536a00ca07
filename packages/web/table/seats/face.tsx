import type { Character, Mood } from '@safehouse/ui';
import { Initial } from '../../avatar/initial.tsx';
import { UserAvatar } from '../../avatar/lazy-user-avatar.tsx';
import { CharacterFace } from '../../components/character-face.tsx';
import { SeatMark } from '../../components/seat-mark.tsx';

interface FaceProps {
  readonly seat: number;
  readonly name: string;
  /** Null for people. */
  readonly character: Character | null;
  /** The user id of a person at an online table; null for everybody else. */
  readonly user: string | null;
  readonly mood: Mood;
  /** Matches won in a series; undefined in a single match. */
  readonly won: number | undefined;
}

/** A player's face in a tile, with the colour and shape of the seat. The name is beside it. */
export function Face({ seat, name, character, user, mood, won }: FaceProps) {
  return (
    <span class={`face face-${seat}`} aria-hidden="true">
      {character && <CharacterFace character={character} mood={mood} />}
      {!character && (user === null ? <Initial name={name} /> : <UserAvatar user={user} name={name} />)}
      <SeatMark seat={seat} />
      {won !== undefined && <b class="face-won">{won}</b>}
    </span>
  );
}
