import { nextIcon, otherOf, sideAsked } from './outlook.ts';
import { spoken } from './spoken.ts';
import { movesOf, type Table } from './table.ts';

/** AA-10: the open card or the hidden one, with what the open one would do to either side. */
export function Recruiting({ table }: { readonly table: Table }) {
  const { view, words } = table;
  const { offer } = view;
  const legal = movesOf(table, 'recruit');
  if (!offer || legal.length === 0) return null;
  const choice = (card: 'up' | 'down') => {
    const move = legal.find((one) => one.card === card);
    if (!move) return null;
    const isHinted = table.hint?.type === 'recruit' && table.hint.card === card;
    return (
      <li>
        <button
          type="button"
          class={isHinted ? 'aa-choice is-hinted' : 'aa-choice'}
          onClick={() => table.play(move)}
        >
          <span>
            <b>{card === 'up' ? words.recruit(words.agents[offer.up]) : words.recruitHidden}</b>
            <span class="aa-choice-text">{openCardFor(table, card === 'up' ? 'taker' : 'other')}</span>
          </span>
        </button>
      </li>
    );
  };
  return (
    <ul class="aa-choices">
      {choice('up')}
      {choice('down')}
    </ul>
  );
}

/** What the open card does to whoever would get it. */
function openCardFor({ view, words, sideNames }: Table, who: 'taker' | 'other'): string {
  const chooser = sideAsked(view);
  const side = who === 'taker' ? chooser : otherOf(chooser);
  const up = view.offer?.up ?? 'mole';
  const known = words.forSide(sideNames[side], spoken(nextIcon(view.sides[side], up), words));
  const hidden = words.forSide(sideNames[otherOf(side)], words.unknown);
  return `${known} · ${hidden}`;
}
