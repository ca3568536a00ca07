import type { View } from '../../rules/view.ts';
import type { CardPlacement } from '../actions/use-card-placement.ts';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';
import { decidingSide, otherSide } from '../board/view-queries.ts';

/** What the sentence depends on, also available without a board, as in a terminal. */
export type PromptContext = Pick<
  BoardContext,
  'view' | 'translations' | 'playerNames' | 'sideNames' | 'nearSide' | 'seat' | 'isAnimating' | 'legalMoves'
>;

type Placed = Pick<CardPlacement, 'kind' | 'up' | 'down'>;

/** One sentence: what the viewer is asked to do, or whom they are waiting for. */
export function promptText(context: PromptContext, placement: Placed): string {
  const { view, translations, playerNames, sideNames, nearSide, seat, isAnimating } = context;
  const { ask, waiting } = translations;
  if (view.phase === 'over') return '';
  if (seat !== null && view.votes[seat]) return ask.agreed;
  if (placement.kind) return placementPrompt(context, placement);
  if (legalMovesOfType(context, 'recruit').length > 0) return ask.recruit(sideNames[otherSide(nearSide)]);
  if (legalMovesOfType(context, 'take').length > 0) return ask.take;
  if (legalMovesOfType(context, 'resolve').length > 0) return resolvePrompt(context);
  const deciding = decidingSeats(view);
  // The viewer has just decided, and the result is still being animated.
  if (isAnimating && seat !== null && deciding.includes(seat)) return '';
  return waiting[view.phase](deciding.length === 1 ? playerNames[deciding[0]] : sideNames[decidingSide(view)]);
}

function placementPrompt({ translations: { ask } }: PromptContext, { kind, up, down }: Placed): string {
  if (kind === 'lead') return ask.lead;
  if (kind === 'follow') return ask.follow;
  if (up === null) return ask.first;
  return down === null ? ask.second : ask.ready;
}

function resolvePrompt({ view: { resolving }, translations: { ask, agents } }: PromptContext): string {
  if (!resolving) return '';
  if (resolving.agent) return ask.again(agents[resolving.agent]);
  const { card } = resolving;
  return card in ask ? String(ask[card as keyof typeof ask]) : '';
}

/** In a team: the player who is to place a card, or those who have not voted yet. */
function decidingSeats(view: View): readonly number[] {
  if (view.phase === 'play' && view.offer) return [view.offer.by[1]];
  if (view.lastCard) return view.lastCard; // AA-35
  return view.sides[decidingSide(view)].seats.filter((seat) => !view.votes[seat]);
}
