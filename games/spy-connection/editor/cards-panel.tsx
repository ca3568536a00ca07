import { addCard, type CardEntry, type CardPile, cardsOfPile, removeCard, updateCard } from './edit-cards.ts';
import type { EditorContext } from './editor-context.ts';
import { Button, NumberInput, Select } from './fields.tsx';

export function CardsPanel({ pile, ...context }: EditorContext & { readonly pile: CardPile }) {
  const { document: edition, translations, selection, select, onChange, cityName } = context;
  const cards = cardsOfPile(edition, pile);
  const card = cards.find(({ id }) => id === selection.id);
  const cardText = ({ id, cities }: CardEntry) => `${id}: ${cities.map(cityName).join(' – ')}`;
  const add = () => {
    const next = addCard(edition, pile);
    onChange(next);
    select({ tab: pile, id: cardsOfPile(next, pile).at(-1)?.id ?? '' });
  };
  return (
    <div class="sce-part">
      <div class="sce-pick">
        <Select
          label={translations.tabs[pile]}
          value={card?.id ?? ''}
          empty={translations.choose}
          options={cards.map((entry) => ({ id: entry.id, text: cardText(entry) }))}
          change={(id) => select({ tab: pile, id })}
        />
        <Button onPress={add}>{translations.add}</Button>
      </div>
      {card && <CardForm {...context} pile={pile} card={card} />}
    </div>
  );
}

function CardForm({ pile, card, ...context }: EditorContext & { readonly pile: CardPile; readonly card: CardEntry }) {
  const { document: edition, translations, onChange, cityName } = context;
  const update = (next: Partial<CardEntry>) => onChange(updateCard(edition, pile, card.id, next));
  const toggleCity = (id: string) =>
    card.cities.includes(id) ? card.cities.filter((city) => city !== id) : [...card.cities, id];
  return (
    <>
      {card.start !== undefined && (
        <Select
          label={translations.start}
          value={card.start}
          empty={translations.choose}
          options={edition.cities.map(({ id }) => ({ id, text: cityName(id) }))}
          change={(start) => update({ start })}
        />
      )}
      <fieldset class="sce-cities">
        <legend>{translations.onCard}</legend>
        {edition.cities.map(({ id }) => (
          <label key={id} class="sce-check">
            <input
              type="checkbox"
              checked={card.cities.includes(id)}
              onChange={() => update({ cities: toggleCity(id) })}
            />
            {cityName(id)}
          </label>
        ))}
      </fieldset>
      <div class="sce-pair">
        <NumberInput label={translations.points} value={card.points} change={(points) => update({ points })} />
        <label class="sce-check">
          <input
            type="checkbox"
            checked={card.extraTurn === true}
            onChange={({ currentTarget }) => update({ extraTurn: currentTarget.checked })}
          />
          {translations.extraTurn}
        </label>
      </div>
      <Button tone="danger" onPress={() => onChange(removeCard(edition, pile, card.id))}>
        {translations.remove}: {card.id}
      </Button>
    </>
  );
}
