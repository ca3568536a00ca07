interface MissionFlagProps {
  /** The index of the mission in the hand, from 1. */
  readonly number: number;
  readonly side: 'left' | 'right';
  readonly isMarked: boolean;
  /** After the move shown, it could be marked. */
  readonly isServed: boolean;
}

/** A flag on its mast, drawn from the foot up. A marked one is hollow and shows a tick instead of its number. */
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
