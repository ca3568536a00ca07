import { SEATS, type Seat } from '@safehouse/contract';
import { SeatMark } from '../art/seat-mark.tsx';
import { type BoardContext, farSeat, litClass, missionBeingResolved } from './board-context.ts';
import { CardColumn } from './card-column.tsx';
import { MissionFace } from './mission-face.tsx';
import { counterTokens, missionKind, missionName, missionPoints } from './mission-info.ts';
import { missionText } from './mission-text.ts';
import { Slot } from './slot.tsx';

interface MissionProps {
  readonly context: BoardContext;
  readonly mission: number;
}

/** A mission of the row, between both players' cards there. */
export function Mission({ context, mission }: MissionProps) {
  const { view, nearSeat, legalMoves } = context;
  const isPlacing = legalMoves.some(({ type }) => type === 'place');
  const isLit = view.turnMission === mission || missionBeingResolved(view) === mission;
  return (
    <li
      class={`ko-mission${isLit ? ' ko-lit' : ''}${litClass(context, `mission:${mission}`)}`}
      data-state={view.missions[mission].state}
      data-previews
    >
      <div
        class={`ko-place${litClass(context, `column:${farSeat(context)}:${mission}`)}`}
        data-place={`${farSeat(context)}-${mission}`}
        data-preview={columnKey(context, farSeat(context), mission)}
      >
        <CardColumn context={context} seat={farSeat(context)} mission={mission} />
      </div>
      <MissionFolder context={context} mission={mission} />
      <div
        class={`ko-place ko-near${litClass(context, `column:${nearSeat}:${mission}`)}`}
        data-place={`${nearSeat}-${mission}`}
        data-preview={columnKey(context, nearSeat, mission)}
      >
        <CardColumn context={context} seat={nearSeat} mission={mission} />
        {isPlacing && <Slot context={context} mission={mission} />}
      </div>
    </li>
  );
}

/** The `data-preview` of a column; none if it has no cards. */
function columnKey({ view }: BoardContext, seat: Seat, mission: number): string | undefined {
  return view.columns[seat][mission].length === 0 ? undefined : `column ${seat} ${mission}`;
}

/** The mission card. A press opens it for reading. */
function MissionFolder({ context, mission }: MissionProps) {
  const { view, translations, openMission } = context;
  const { card, counter } = view.missions[mission];
  const isOpen = openMission === mission;
  const taker = SEATS.slice(0, 2).find((seat) => view.won[seat].includes(card));
  const isGone = view.removed.includes(card);
  return (
    <button
      type="button"
      class={`ko-folder ko-kind-${missionKind(card)}`}
      aria-pressed={isOpen}
      data-preview={`mission ${mission}`}
      onClick={() => {
        context.showMission(isOpen ? null : mission);
        if (!isOpen) context.showInfo(missionText(context, mission).join(' '));
      }}
    >
      <span class="hidden">{screenReaderText(context, mission, taker)}</span>
      <span class="ko-tab" aria-hidden="true">
        {mission + 1}
      </span>
      <MissionFace card={card} counter={counter} translations={translations} />
      {taker !== undefined && (
        <span class={`ko-stamp ko-seat-${taker}`} aria-hidden="true">
          <SeatMark seat={taker} />
          {translations.taken}
        </span>
      )}
      {isGone && (
        <span class="ko-stamp ko-void" aria-hidden="true">
          {translations.untakenStamp}
        </span>
      )}
    </button>
  );
}

function screenReaderText(context: BoardContext, mission: number, taker: Seat | undefined): string {
  const { view, translations } = context;
  const { card, counter } = view.missions[mission];
  const kind = missionKind(card);
  const parts = [translations.details(mission, missionName(card, translations))];
  if (kind === 'target') parts.push(translations.worth(missionPoints(card)));
  else if (kind !== 'counter') parts.push(translations.kinds[kind]);
  if (counter !== null) parts.push(translations.counterUnder(counterTokens(counter)));
  if (taker !== undefined) parts.push(takerText(context, taker));
  else if (view.removed.includes(card)) parts.push(translations.untakenStamp);
  return parts.join('. ');
}

function takerText({ seat, translations, playerNames }: BoardContext, taker: Seat): string {
  return taker === seat ? translations.takenByYou : translations.takenBy(playerNames[taker]);
}
