import { isHiddenCards } from '@safehouse/contract';
import type { AllHandsProps } from '@safehouse/ui';
import type { GameTranslations } from '../../locales/en.ts';
import type { View } from '../../rules/view.ts';
import { CardFace } from '../art/cards.tsx';
import { SideMark } from '../art/side-mark.tsx';
import { nextIconIndex } from './view-queries.ts';

/** Every hand, face up: for replays. */
export function AllHands({ view, translations, playerNames }: AllHandsProps<View, GameTranslations>) {
  return (
    <ul class="aa-hands">
      {view.hands.map((hand, seat) => {
        const side = view.sides.findIndex(({ seats }) => seats.some((member) => member === seat)) === 1 ? 1 : 0;
        const cards = isHiddenCards(hand) ? [] : hand;
        return (
          <li key={seat}>
            <p>
              <SideMark side={side} /> {playerNames[seat]}
              <span class="hidden">: {cards.map((agent) => translations.agents[agent]).join(', ')}</span>
            </p>
            <div class="aa-hands-cards">
              {cards.map((agent, index) => (
                <CardFace
                  key={index}
                  agent={agent}
                  translations={translations}
                  nextIconIndex={nextIconIndex(view.sides[side], agent)}
                />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
