import { SEATS, type Seat } from '@safehouse/contract';
import { Emblem } from '../art/emblem.tsx';
import { Column } from './column.tsx';
import { type Desk, farSeat, nameOf, resolving } from './desk.ts';
import { kindOf, missionName, pointsOf, tokensOf } from './names.ts';
import { SeatMark } from './seat-mark.tsx';
import { Slot } from './slot.tsx';

interface MissionProps {
  readonly desk: Desk;
  readonly mission: number;
}

/** A mission of the row, between what both players have there. */
export function Mission({ desk, mission }: MissionProps) {
  const { view, near, legal } = desk;
  const isPlacing = legal.some(({ type }) => type === 'place');
  const lit = view.turnMission === mission || resolving(view) === mission;
  return (
    <li class={`ko-mission${lit ? ' ko-lit' : ''}`} data-state={view.missions[mission].state}>
      <div class="ko-place" data-place={`${farSeat(desk)}-${mission}`}>
        <Column desk={desk} seat={farSeat(desk)} mission={mission} />
      </div>
      <Folder desk={desk} mission={mission} />
      <div class="ko-place ko-near" data-place={`${near}-${mission}`}>
        <Column desk={desk} seat={near} mission={mission} />
        {isPlacing && <Slot desk={desk} mission={mission} />}
      </div>
    </li>
  );
}

/** The mission card; it opens for reading. */
function Folder({ desk, mission }: MissionProps) {
  const { view, words, opened } = desk;
  const { card, counter } = view.missions[mission];
  const isOpen = opened?.type === 'mission' && opened.mission === mission;
  const taker = SEATS.slice(0, 2).find((seat) => view.won[seat].includes(card));
  const isGone = view.removed.includes(card);
  return (
    <button
      type="button"
      class={`ko-folder ko-kind-${kindOf(card)}`}
      aria-expanded={isOpen}
      onClick={() => desk.open(isOpen ? null : { type: 'mission', mission })}
    >
      <span class="ko-said">{spoken(desk, mission, taker)}</span>
      <span class="ko-tab" aria-hidden="true">
        {mission + 1}
      </span>
      <Worth card={card} />
      <Emblem card={card} />
      <span class="ko-name" aria-hidden="true">
        {missionName(card, words)}
      </span>
      {counter !== null && <CounterStrip tokens={tokensOf(counter)} />}
      {taker !== undefined && (
        <span class={`ko-stamp ko-seat-${taker}`} aria-hidden="true">
          <SeatMark seat={taker} />
          {words.taken}
        </span>
      )}
      {isGone && (
        <span class="ko-stamp ko-void" aria-hidden="true">
          {words.untakenStamp}
        </span>
      )}
    </button>
  );
}

function Worth({ card }: { readonly card: Parameters<typeof pointsOf>[0] }) {
  const kind = kindOf(card);
  const text = { target: String(pointsOf(card)), item: '1', code: '2·6·12', document: '2·6·12', counter: '' }[
    kind
  ];
  return (
    <span class="ko-worth" aria-hidden="true">
      {text}
    </span>
  );
}

/** Counter-intelligence peeks out under the mission: as many eyes as tokens. */
function CounterStrip({ tokens }: { readonly tokens: number }) {
  return (
    <span class="ko-counter" aria-hidden="true">
      {Array.from({ length: tokens }, (_, i) => (
        <svg viewBox="0 0 48 48" key={i} aria-hidden="true">
          <path d="M2 24q22-26 44 0q-22 26-44 0z" fill="currentColor" />
          <circle class="ko-pupil" cx="24" cy="24" r="8" />
        </svg>
      ))}
      <b>+{tokens}</b>
    </span>
  );
}

function spoken(desk: Desk, mission: number, taker: Seat | undefined): string {
  const { view, words } = desk;
  const { card, counter } = view.missions[mission];
  const kind = kindOf(card);
  const parts = [words.details(mission, missionName(card, words))];
  if (kind === 'target') parts.push(words.worth(pointsOf(card)));
  else if (kind !== 'counter') parts.push(words.kinds[kind]);
  if (counter !== null) parts.push(words.counterUnder(tokensOf(counter)));
  if (taker !== undefined) parts.push(words.takenBy(nameOf(desk, taker)));
  else if (view.removed.includes(card)) parts.push(words.untakenStamp);
  return parts.join('. ');
}
