import { isClosed } from '@safehouse/contract';
import type { ComponentChildren } from 'preact';
import type { AgentName } from '../data/cards.ts';
import { CardBack, CardFace } from './cards.tsx';
import type { Laying, Slot } from './laying.ts';
import { Mark } from './mark.tsx';
import { nextPlace, otherOf } from './outlook.ts';
import { spokenCard } from './spoken.ts';
import type { Reveal } from './story.ts';
import { movesOf, type Table } from './table.ts';

interface MiddleProps {
  readonly table: Table;
  readonly laying: Laying;
  readonly reveal: Reveal | null;
}

/** The green in the middle of the street: here the two cards of an offer lie. */
export function Middle({ table, laying, reveal }: MiddleProps) {
  const { view } = table;
  if (reveal) return <Turning table={table} reveal={reveal} />;
  if (view.offer && view.phase !== 'play') return <Offered table={table} offer={view.offer} />;
  return view.phase === 'play' ? <Slots table={table} laying={laying} /> : null;
}

/** Two places to fill: by the own hand, or empty while somebody else thinks. */
function Slots({ table, laying }: Omit<MiddleProps, 'reveal'>) {
  const { words, view } = table;
  const slot = (which: Slot) => {
    const place = laying[which];
    const led = which === 'up' ? view.offer?.up : undefined;
    const label = which === 'up' ? words.faceUp : words.faceDown;
    return (
      <div class={`aa-slot is-${which}`} data-slot={which}>
        {led ? (
          <Lying agent={led} table={table} label={label} />
        ) : place === null ? (
          <span class="aa-empty">
            {label}
            <span class="aa-unseen">: {words.emptySlot}</span>
          </span>
        ) : (
          <button type="button" class="aa-lying" onClick={() => laying.tap(place)}>
            <CardFace agent={laying.hand[place]} words={words} />
            {which === 'down' ? <span class="aa-veil" aria-hidden="true" /> : null}
            <span class="aa-unseen">{words.takeBack(words.agents[laying.hand[place]], label)}</span>
            <span class="aa-tag" aria-hidden="true">
              {label}
            </span>
          </button>
        )}
      </div>
    );
  };
  return (
    <div class={laying.kind ? 'aa-offer is-mine' : 'aa-offer'}>
      {slot('up')}
      {slot('down')}
    </div>
  );
}

function Lying({
  agent,
  table,
  label,
}: {
  readonly agent: AgentName;
  readonly table: Table;
  readonly label: string;
}) {
  return (
    <span class="aa-lying">
      <CardFace agent={agent} words={table.words} next={nextPlace(table.view.sides[table.near], agent)} />
      <span class="aa-tag" aria-hidden="true">
        {label}
      </span>
      <span class="aa-unseen">{`${label}: ${spokenCard(agent, table.words)}`}</span>
    </span>
  );
}

interface OfferedProps {
  readonly table: Table;
  readonly offer: NonNullable<Table['view']['offer']>;
}

/** Both cards lie there. Whoever chooses may also tap them; the buttons below say the same in words. */
function Offered({ table, offer }: OfferedProps) {
  const { words } = table;
  const tap = (card: Slot) => {
    const move = movesOf(table, 'recruit').find((one) => one.card === card);
    if (move) table.play(move);
  };
  const isMine = movesOf(table, 'recruit').length > 0;
  const { down } = offer;
  return (
    <div class={isMine ? 'aa-offer is-choice' : 'aa-offer'}>
      <Touch isOn={isMine} onTap={() => tap('up')} slot="up">
        <Lying agent={offer.up} table={table} label={words.faceUp} />
      </Touch>
      <Touch isOn={isMine} onTap={() => tap('down')} slot="down">
        {down === null || isClosed(down) ? (
          <span class="aa-lying">
            <CardBack />
            <span class="aa-unseen">{words.hidden}</span>
          </span>
        ) : (
          <span class="aa-lying">
            <CardFace agent={down} words={words} />
            <span class="aa-veil" aria-hidden="true" />
            <span class="aa-tag" aria-hidden="true">
              {words.faceDown}
            </span>
            <span class="aa-unseen">{`${words.faceDown}: ${words.agents[down]}`}</span>
          </span>
        )}
      </Touch>
    </div>
  );
}

interface TouchProps {
  readonly isOn: boolean;
  readonly slot: Slot;
  readonly children: ComponentChildren;
  onTap(): void;
}

/** A card to tap for fingers and mice only: keyboards and screen readers have the buttons under it. */
function Touch({ isOn, slot, children, onTap }: TouchProps) {
  return (
    <div class={`aa-slot is-${slot}`}>
      {children}
      {isOn ? (
        <button type="button" class="aa-touch" tabIndex={-1} aria-hidden="true" onClick={onTap} />
      ) : null}
    </div>
  );
}

/** Half a second of suspense, then the truth; each card leaves towards the side that gets it. */
function Turning({ table, reveal }: { readonly table: Table; readonly reveal: Reveal }) {
  const { words, near } = table;
  const owner = (slot: Slot) => (slot === reveal.picked ? reveal.by : otherOf(reveal.by));
  const leaving = (slot: Slot) => (owner(slot) === near ? 'is-coming' : 'is-going');
  return (
    <div class={`aa-offer is-turning is-${table.settings.motion}`}>
      <div class={`aa-slot is-up ${leaving('up')}`}>
        <CardFace agent={reveal.up} words={words} />
        <Mark side={owner('up')} />
      </div>
      <div class={`aa-slot is-down ${leaving('down')}`}>
        <div class="aa-flip">
          <CardBack />
          <CardFace agent={reveal.down} words={words} />
        </div>
        <Mark side={owner('down')} />
      </div>
      <p class="aa-unseen" role="status">
        {words.told.recruited(table.sideNames[owner('down')], words.agents[reveal.down], 1)}
      </p>
    </div>
  );
}
