import type { ComponentChildren } from 'preact';
import type { CardPlacement } from '../actions/use-card-placement.ts';
import type { BoardContext } from '../board/board-context.ts';
import type { Street } from '../board/street-geometry.ts';
import { AgentPreview, DeckPreview, HiddenCardPreview, MarketPreview } from './card-previews.tsx';
import { forecast } from './forecast.ts';
import { Ghosts } from './ghosts.tsx';
import { offeredCards } from './offered-cards.ts';
import { OutlookTable } from './outlook-table.tsx';
import { pointedRecruits } from './pointed-recruits.ts';

export { OutlookTable };

interface Pointed {
  readonly context: BoardContext;
  readonly placement: CardPlacement;
  /** The `data-preview` of a card or a choice. */
  readonly pointed: string;
}

/** A description with pictures; null if there is nothing to say. */
export function describePointed({ context, placement, pointed }: Pointed): ComponentChildren {
  const [kind, name] = pointed.split(' ');
  switch (kind) {
    case 'take':
      return <OutlookTable context={context} placement={placement} pointed={pointed} />;
    case 'market':
      return <MarketPreview context={context} name={name} />;
    case 'deck':
      return <DeckPreview context={context} />;
    case 'card': {
      const agent = offeredCards(context, placement)[name === 'up' ? 'up' : 'down'];
      return agent === null ? (
        <HiddenCardPreview context={context} />
      ) : (
        <AgentPreview context={context} name={agent} forecasts={[]} />
      );
    }
    default:
      return (
        <AgentPreview context={context} name={name} forecasts={pointedForecasts({ context, placement, pointed })} />
      );
  }
}

/** On the street: where the pawns would be. */
export function PointedGhosts({ street, ...pointed }: Pointed & { readonly street: Street }) {
  return <Ghosts context={pointed.context} street={street} forecasts={pointedForecasts(pointed)} />;
}

function pointedForecasts({ context, placement, pointed }: Pointed) {
  return pointedRecruits(pointed, context, placement).map((recruits) => forecast(context.view, recruits));
}
