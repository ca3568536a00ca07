import { Glyph, type TileNumber, type TileSlot } from '@safehouse/ui';
import { SeatMark } from '../../components/seat-mark.tsx';

interface TileDescriptionProps {
  readonly tile: TileSlot;
  readonly playerNames: readonly string[];
}

/** What the numbers of a tile mean, and details that do not fit into it. */
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

/** The meaning of every number with its symbol. */
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
