import { isHiddenCards } from '@safehouse/contract';
import { CardPreview } from '@safehouse/ui';
import { AGENT_CARDS, type AgentName, type MarketName, marketCardKind } from '../../data/cards.ts';
import { SIDES, type Side } from '../../rules/sides.ts';
import { CardBack, CardFace } from '../art/cards.tsx';
import { Emblem } from '../art/emblems.tsx';
import type { BoardContext } from '../board/board-context.ts';
import { nextIcon, nextIconIndex, otherSide } from '../board/view-queries.ts';
import { iconsText, iconText } from '../log/icon-text.ts';
import { endingText } from './ending-text.ts';
import type { Forecast } from './forecast.ts';

interface PreviewProps {
  readonly context: BoardContext;
}

interface AgentPreviewProps extends PreviewProps {
  readonly name: string;
  /** What it would lead to; empty if it is not a choice. */
  readonly forecasts: readonly Forecast[];
}

/** An agent card: what is printed on it, and what the next copy would do for either side. */
export function AgentPreview({ context, name, forecasts }: AgentPreviewProps) {
  const { translations, view, nearSide } = context;
  const agent = name as AgentName;
  const endings = forecasts.map((each) => endingText(each, context)).filter(Boolean);
  return (
    <CardPreview
      picture={
        <CardFace
          agent={agent}
          translations={translations}
          nextIconIndex={nextIconIndex(view.sides[nearSide], agent)}
        />
      }
      name={translations.agents[agent]}
      lines={[
        ...[nearSide, otherSide(nearSide)].map((side) => nextText(context, side, agent)),
        ...new Set(endings),
        iconsText(agent, translations),
      ]}
    />
  );
}

function nextText({ translations, view, sideNames }: BoardContext, side: Side, agent: AgentName): string {
  const copies = view.sides[side].inPlay[agent] ?? 0;
  const next = iconText(nextIcon(view.sides[side], agent), translations);
  const isOut = copies >= AGENT_CARDS[agent].copies;
  const text = isOut ? translations.copies(copies) : `${translations.copies(copies)}, ${translations.next(next)}`;
  return translations.forSide(sideNames[side], text);
}

export function MarketPreview({ context: { translations }, name }: PreviewProps & { readonly name: string }) {
  const card = name as MarketName;
  const { name: title, text } = translations.market[card];
  const kind = translations[marketCardKind(card)];
  return (
    <CardPreview
      picture={
        <span class="aa-emblem-card">
          <Emblem card={card} />
        </span>
      }
      name={`${title} (${kind})`}
      lines={[text]}
    />
  );
}

/** The deck, with the viewer's set-aside cards (AA-32). */
export function DeckPreview({ context: { translations, view, seat } }: PreviewProps) {
  const aside = seat === null ? null : view.setAside[seat];
  const names = aside && !isHiddenCards(aside) ? aside.map((agent) => translations.agents[agent]).join(', ') : '';
  return (
    <CardPreview
      picture={<CardBack />}
      name={translations.deck(view.deck.closed)}
      lines={names === '' ? [] : [translations.setAside(names)]}
    />
  );
}

export function HiddenCardPreview({ context: { translations, sideNames, nearSide } }: PreviewProps) {
  return (
    <CardPreview
      picture={<CardBack />}
      name={translations.hidden}
      lines={SIDES.toSorted((a) => (a === nearSide ? -1 : 1)).map((side) =>
        translations.forSide(sideNames[side], translations.unknown),
      )}
    />
  );
}
