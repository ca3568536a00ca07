import { createMoveCodec, type Move } from '@safehouse/contract';
import { CARDS } from '../data/cards.ts';

export interface TemplateMove {
  readonly type: 'lay';
  readonly card: number;
}

/** The code of a move is the index of its card. */
export const MOVE_CODEC = createMoveCodec<TemplateMove>(CARDS.map((card) => ({ type: 'lay', card })));

export const layMove = (card: number) => card as Move;
