import type { LoadTarget } from './load-target.ts';
export const target: LoadTarget;
