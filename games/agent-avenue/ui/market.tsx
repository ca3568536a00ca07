import { useState } from 'preact/hooks';
import type { MarketName } from '../data/cards.ts';
import { SIDES } from '../rules/sides.ts';
import { Emblem } from './emblems.tsx';
import { Mark } from './mark.tsx';
import type { Table } from './table.ts';
import { kindOf } from './taking.tsx';

/** The open supply, and what each side has got from it. */
export function Market({ table }: { readonly table: Table }) {
  const { view, words, sideNames } = table;
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
        <span>{words.market[name].name}</span>
      </button>
      <p class="aa-chip-text">{words.market[name].text}</p>
    </li>
  );
  const owners = SIDES.filter((side) => view.sides[side].market.length > 0);
  return (
    <section class="aa-market" aria-label={words.blackMarket}>
      <h3>
        {words.blackMarket} <small>{words.marketDeck(view.marketDeck.closed)}</small>
      </h3>
      <ul class="aa-supply">{view.supply.map(card)}</ul>
      {owners.map((side) => (
        <div key={side} class="aa-owned">
          <h3>
            <Mark side={side} /> <span class="aa-unseen">{words.marketOf(sideNames[side])}</span>
            <span aria-hidden="true">{sideNames[side]}</span>
          </h3>
          <ul class="aa-supply">{view.sides[side].market.map(card)}</ul>
        </div>
      ))}
      {opened ? (
        <p class="aa-chip-told" role="status">
          <b>{words.market[opened].name}</b> ({words[kindOf(opened)]}): {words.market[opened].text}
        </p>
      ) : null}
    </section>
  );
}
