import { useState } from 'preact/hooks';
import { type MarketName, marketCardKind } from '../../data/cards.ts';
import { SIDES, type Side } from '../../rules/sides.ts';
import { Emblem } from '../art/emblems.tsx';
import { SideMark } from '../art/side-mark.tsx';
import type { BoardContext } from './board-context.ts';

/** The market cards on display, and those each side owns. */
export function MarketPanel({ context }: { readonly context: BoardContext }) {
  const { view, translations, sideNames } = context;
  const [opened, open] = useState<MarketName | null>(null);
  const card = (name: MarketName) => (
    <li key={name}>
      <button
        type="button"
        class="aa-chip"
        aria-expanded={opened === name}
        onClick={() => open(opened === name ? null : name)}
      >
        <Emblem card={name} />
        <span>{translations.market[name].name}</span>
      </button>
      <p class="aa-chip-text">{translations.market[name].text}</p>
    </li>
  );
  const owners = SIDES.filter((side) => view.sides[side].market.length > 0);
  return (
    <section class="aa-market" aria-label={translations.blackMarket}>
      <h3>
        {translations.blackMarket} <small>{translations.marketDeck(view.marketDeck.closed)}</small>
      </h3>
      <ul class="aa-supply">{view.supply.map(card)}</ul>
      {owners.map((side) => (
        <div key={side} class="aa-owned">
          <h3>
            <SideMark side={side} /> <span class="aa-unseen">{marketTitle(context, side)}</span>
            <span aria-hidden="true">{sideNames[side]}</span>
          </h3>
          <ul class="aa-supply">{view.sides[side].market.map(card)}</ul>
        </div>
      ))}
      {opened ? (
        <p class="aa-chip-told" role="status">
          <b>{translations.market[opened].name}</b> ({translations[marketCardKind(opened)]}):{' '}
          {translations.market[opened].text}
        </p>
      ) : null}
    </section>
  );
}

function marketTitle({ view, seat, translations, sideNames }: BoardContext, side: Side): string {
  const isOwn = seat !== null && view.sides[side].seats.includes(seat);
  return isOwn ? translations.ownMarket : translations.marketOf(sideNames[side]);
}
