import type { VNode } from 'preact';

type Beard = (color: string) => VNode | null;

export const BEARDS: readonly Beard[] = [
  () => null,
  (color) => <path d="M22 41c2-4 6-5 10-3 4-2 8-1 10 3-4 0-7 0-10-1-3 1-6 1-10 1z" fill={color} />,
  (color) => <path d="M18 36c1 10 7 17 14 17s13-7 14-17c-2 3-5 4-8 3-4-1-8-1-12 0-3 1-6 0-8-3z" fill={color} />,
  (color) => <path d="M27 44c3 2 7 2 10 0 0 6-2 9-5 9s-5-3-5-9z" fill={color} />,
];
