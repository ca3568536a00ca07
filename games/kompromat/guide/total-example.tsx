import { useState } from 'preact/hooks';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import type { EquipmentId } from '../data/equipment.ts';
import type { GameTranslations } from '../locales/en.ts';
import { Card } from '../ui/board/card.tsx';
import { cardText, formatPoints } from '../ui/board/card-text.ts';
import { totalWithElevens } from '../ui/board/column-total.ts';
import type { GuideTexts } from './locales/en.ts';

/** In this order the total is under 21, exactly 21, over 21 with an ace as 11, and finally over 21 in any case. */
const DECK: readonly EquipmentId[] = ['ace', '5', '4', 'ace', '0.5', '9', '7'];
const FIRST_CARDS = 2;
const LIMIT = LIMIT_HALF_POINTS / 2;

interface TotalExampleProps {
  readonly texts: GuideTexts['example'];
  readonly translations: GameTranslations;
}

/** A column that grows card by card, with aces that count 1 or 11. */
export function TotalExample({ texts, translations }: TotalExampleProps) {
  const [count, setCount] = useState(FIRST_CARDS);
  const [aceValues, setAceValues] = useState<readonly number[]>([11, 1]);
  const cards = DECK.slice(0, count);
  const aces = aceValues.slice(0, cards.filter((card) => card === 'ace').length);
  const elevens = aces.filter((value) => value === 11).length;
  const low = totalWithElevens(cards, 0);
  const total = totalWithElevens(cards, elevens);
  const isOver = low > LIMIT;
  const toggle = (ace: number) => setAceValues(aceValues.with(ace, aceValues[ace] === 11 ? 1 : 11));
  return (
    <div class="ko-guide-example">
      <div class="ko-guide-cards">
        {cards.map((card, i) => (
          <Card key={i} card={card} isFaceVisible isFaceUp={i === 0} isReducedMotion />
        ))}
      </div>
      <p role="status" class="ko-guide-total">
        {texts.total(cardList(cards, aces, translations), formatPoints(total))} {verdict(total, low, texts)}
      </p>
      <fieldset class="ko-guide-buttons" aria-label={texts.aces}>
        {aces.map((value, i) => (
          <button key={i} type="button" class="button" onClick={() => toggle(i)}>
            {texts.ace(i + 1, value)}
          </button>
        ))}
      </fieldset>
      <div class="ko-guide-buttons">
        <button type="button" class="button is-main" disabled={isOver} onClick={() => setCount(count + 1)}>
          {texts.draw}
        </button>
        <button type="button" class="button" onClick={() => setCount(FIRST_CARDS)}>
          {texts.again}
        </button>
      </div>
      <p class="quiet">{texts.about}</p>
    </div>
  );
}

function verdict(total: number, low: number, texts: GuideTexts['example']): string {
  if (low > LIMIT) return texts.failed;
  if (total > LIMIT) return texts.tooHigh;
  return total === LIMIT ? texts.exactly : texts.below(formatPoints(LIMIT - total));
}

/** Every ace with its value. */
function cardList(cards: readonly EquipmentId[], aces: readonly number[], translations: GameTranslations): string {
  let ace = 0;
  const names = cards.map((card) =>
    card === 'ace' ? `${translations.ace} (${aces[ace++]})` : cardText(card, translations),
  );
  const list = translations.list(names);
  return list[0].toUpperCase() + list.slice(1);
}
