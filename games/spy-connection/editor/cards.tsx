import type { Bench } from './bench.ts';
import { type Card, cardsIn, changedCard, type Pile, withCard, withoutCard } from './edit-cards.ts';
import { NumberInput, Press, Select } from './fields.tsx';

/** One of the two piles of cards. */
export function Cards({ pile, ...bench }: Bench & { readonly pile: Pile }) {
  const { document: edition, words, chosen, choose, change, cityName } = bench;
  const cards = cardsIn(edition, pile);
  const card = cards.find(({ id }) => id === chosen.id);
  const text = ({ id, cities }: Card) => `${id}: ${cities.map(cityName).join(' – ')}`;
  const add = () => {
    const next = withCard(edition, pile);
    change(next);
    choose({ tab: pile, id: cardsIn(next, pile).at(-1)?.id ?? '' });
  };
  return (
    <div class="sce-part">
      <div class="sce-pick">
        <Select
          label={words.tabs[pile]}
          value={card?.id ?? ''}
          empty={words.choose}
          options={cards.map((one) => ({ id: one.id, text: text(one) }))}
          change={(id) => choose({ tab: pile, id })}
        />
        <Press press={add}>{words.add}</Press>
      </div>
      {card && <CardForm {...bench} pile={pile} card={card} />}
    </div>
  );
}

function CardForm({ pile, card, ...bench }: Bench & { readonly pile: Pile; readonly card: Card }) {
  const { document: edition, words, change, cityName } = bench;
  const alter = (next: Partial<Card>) => change(changedCard(edition, pile, card.id, next));
  const toggled = (id: string) =>
    card.cities.includes(id) ? card.cities.filter((city) => city !== id) : [...card.cities, id];
  return (
    <>
      {card.start !== undefined && (
        <Select
          label={words.start}
          value={card.start}
          empty={words.choose}
          options={edition.cities.map(({ id }) => ({ id, text: cityName(id) }))}
          change={(start) => alter({ start })}
        />
      )}
      <fieldset class="sce-cities">
        <legend>{words.onCard}</legend>
        {edition.cities.map(({ id }) => (
          <label key={id} class="sce-check">
            <input
              type="checkbox"
              checked={card.cities.includes(id)}
              onChange={() => alter({ cities: toggled(id) })}
            />
            {cityName(id)}
          </label>
        ))}
      </fieldset>
      <div class="sce-pair">
        <NumberInput label={words.points} value={card.points} change={(points) => alter({ points })} />
        <label class="sce-check">
          <input
            type="checkbox"
            checked={card.extraTurn === true}
            onChange={({ currentTarget }) => alter({ extraTurn: currentTarget.checked })}
          />
          {words.extraTurn}
        </label>
      </div>
      <Press tone="danger" press={() => change(withoutCard(edition, pile, card.id))}>
        {words.remove}: {card.id}
      </Press>
    </>
  );
}
