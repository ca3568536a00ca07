import { Glyph, type TileNumber, type TileSlot } from '@safehouse/ui';
import { SeatMark } from '../../components/seat-mark.tsx';

interface TileDescriptionProps {
  readonly tile: TileSlot;
  readonly playerNames: readonly string[];
}

/** What the numbers of a tile mean, and what has no room in it. */
export function TileDescription({ tile: { seats, numbers, about }, playerNames }: TileDescriptionProps) {
  return (
    <>
      <strong>
        {seats.map((seat) => (
          <span key={seat}>
            <SeatMark seat={seat} /> {playerNames[seat]}
          </span>
        ))}
      </strong>
      <NumberList numbers={numbers} />
      {about !== '' && <p>{about}</p>}
    </>
  );
}

/** Every number with its sign, in words. */
export function NumberList({ numbers }: Pick<TileSlot, 'numbers'>) {
  if (numbers.length === 0) return null;
  return (
    <ul class="number-list">
      {numbers.map(({ label, glyph, text }: TileNumber) => (
        <li key={label}>
          <Glyph name={glyph} /> {text}
        </li>
      ))}
    </ul>
  );
}
