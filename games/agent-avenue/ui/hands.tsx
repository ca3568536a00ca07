import { isClosed } from '@safehouse/contract';
import type { HandsProps } from '@safehouse/ui';
import type { Words } from '../locales/en.ts';
import type { View } from '../rules/view.ts';
import { CardFace } from './cards.tsx';
import { Mark } from './mark.tsx';
import { nextPlace } from './outlook.ts';

/** Every hand, open: for those who look back. */
export function Hands({ view, words, names }: HandsProps<View, Words>) {
  return (
    <ul class="aa-hands">
      {view.hands.map((hand, seat) => {
        const side = view.sides.findIndex(({ seats }) => seats.some((one) => one === seat)) === 1 ? 1 : 0;
        const cards = isClosed(hand) ? [] : hand;
        return (
          <li key={seat}>
            <p>
              <Mark side={side} /> {names[seat]}
              <span class="aa-unseen">: {cards.map((agent) => words.agents[agent]).join(', ')}</span>
            </p>
            <div class="aa-hands-cards">
              {cards.map((agent, place) => (
                <CardFace key={place} agent={agent} words={words} next={nextPlace(view.sides[side], agent)} />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
