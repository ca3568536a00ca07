interface MissionFlagProps {
  /** The place of the mission in the hand, from 1. */
  readonly number: number;
  readonly side: 'left' | 'right';
  readonly isMarked: boolean;
  /** The move in question would allow to mark it. */
  readonly isServed: boolean;
}

/** A pennant on its mast, from the foot up. A marked one is hollow and has a tick for its number. */
export function MissionFlag({ number, side, isMarked, isServed }: MissionFlagProps) {
  const mirror = side === 'left' ? ' scale(-1 1)' : '';
  return (
    <g class={`sc-flag${isMarked ? ' is-marked' : ''}${isServed ? ' is-served' : ''}`}>
      <path d="M0 0V-21H27L21-10.5L27 0Z" transform={`translate(0 0)${mirror}`} />
      <text class="sc-flag-number" x={side === 'left' ? -11 : 11} y="-4.5">
        {isMarked ? '✓' : number}
      </text>
    </g>
  );
}
