import type { VNode } from 'preact';

/** The parts drawn behind the head and in front of it. */
interface Hairstyle {
  back(color: string): VNode | null;
  front(color: string): VNode | null;
}

const nothing = () => null;
const path = (d: string) => (color: string) => <path d={d} fill={color} />;

const CAP = 'M16 30c-3-14 5-21 16-21s19 7 16 21c-2-6-6-9-9-10-6 1-14 1-16 0-3 2-5 5-7 10z';

export const HAIRSTYLES: readonly Hairstyle[] = [
  { back: nothing, front: nothing },
  { back: nothing, front: path(CAP) },
  // Parted on the side.
  {
    back: nothing,
    front: path('M16 31c-4-15 5-22 17-22 11 0 18 7 15 22-1-5-3-8-5-9-8 0-15-2-18-5-1 5-5 8-9 14z'),
  },
  // A bob with a straight fringe.
  {
    back: path('M13 46C9 20 17 8 32 8s23 12 19 38c-12 3-26 3-38 0z'),
    front: path('M16 27c0-12 7-17 16-17s16 5 16 17c-10-3-22-3-32 0z'),
  },
  // Long, over the shoulders.
  {
    back: path('M13 62C8 22 17 8 32 8s24 14 19 54z'),
    front: path('M16 31C14 16 22 10 33 10s17 7 15 21c-3-8-8-12-14-13-5 6-12 8-18 13z'),
  },
  // Curls.
  {
    back: nothing,
    front: (color) => (
      <g fill={color}>
        <circle cx="17" cy="24" r="6" />
        <circle cx="20" cy="16" r="7" />
        <circle cx="29" cy="12" r="7" />
        <circle cx="38" cy="12" r="7" />
        <circle cx="45" cy="17" r="6.5" />
        <circle cx="48" cy="25" r="5.5" />
      </g>
    ),
  },
  // A bun.
  {
    back: (color) => <circle cx="32" cy="8" r="7" fill={color} />,
    front: path('M16 29c-2-13 6-19 16-19s18 6 16 19c-2-7-8-11-16-11s-14 4-16 11z'),
  },
  // A quiff.
  { back: nothing, front: path('M17 29c-2-8 0-13 4-15-1-5 7-8 14-8 8 0 14 6 12 23-2-6-4-8-8-9-7-1-15-1-22 9z') },
  // Bald, with hair on the sides.
  { back: nothing, front: path('M16 36c-3-7-2-14 2-18-1 6 0 11 1 16zM48 36c3-7 2-14-2-18 1 6 0 11-1 16z') },
];
