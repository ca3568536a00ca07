import { memo } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import type { MoveType } from '../../rules/move-encoding.ts';
import { findOffer, planningCost } from '../actions/move-offers.ts';
import type { MoveSelection } from '../actions/use-move-selection.ts';
import { MissionCard, missionCardProps } from '../art/mission-card.tsx';
import type { BoardContext } from './board-context.ts';

/** The maximum of own and of open missions. Empty places are kept. */
const OWN_PLACES = 3;
const DISPLAY_PLACES = 4;

interface MissionListProps extends Pick<MoveSelection, 'inspectedMission' | 'hintedKey' | 'inspect'> {
  readonly context: BoardContext;
  /** Missions that the highlighted log line is about. */
  readonly namedMissions: readonly string[];
  /** Missions that the move shown would serve. */
  readonly served: readonly string[];
}

function missionCardState(props: MissionListProps, type: MoveType, id: string) {
  const { context, inspectedMission, hintedKey, namedMissions, served, inspect } = props;
  const offer = findOffer(context.offers, type, id);
  return {
    isLit: inspectedMission === id,
    isOffered: offer !== undefined,
    isHinted: offer?.key === hintedKey,
    isNamed: namedMissions.includes(id),
    isServed: served.includes(id),
    inspect,
  };
}

interface HeadingProps {
  readonly text: string;
  /** For phones, where it is rotated next to the cards. */
  readonly short: string;
  readonly children?: ComponentChildren;
}

function Heading({ text, short, children }: HeadingProps) {
  return (
    <h2>
      <span class="sc-heading">{text}</span>
      <span class="sc-heading is-short">{short}</span> {children}
    </h2>
  );
}

/** The viewer's missions; for spectators those of the active seat. */
export const OwnMissions = memo((props: MissionListProps) => {
  const { context } = props;
  const { view, translations, playerNames, focusSeat, seat } = context;
  const { missions } = view.players[focusSeat];
  const name = playerNames[focusSeat];
  const heading = seat === null ? translations.missionsOf(name) : translations.yourMissions;
  return (
    <section class="sc-missions sc-own" aria-label={heading}>
      <Heading text={heading} short={seat === null ? name : translations.shortHeadings.own} />
      <div class="sc-tags" style={{ '--places': OWN_PLACES }}>
        {missions.length === 0 && <p class="sc-soft">{translations.noMissions}</p>}
        {missions.map(({ id, planning, marked }, i) => (
          <MissionCard
            key={id}
            {...missionCardProps(context, id)}
            marked={marked}
            flag={i + 1}
            planning={planning}
            {...missionCardState(props, 'mark', id)}
          />
        ))}
      </div>
    </section>
  );
});

/** The missions on display, the oldest first. */
export const OpenMissions = memo((props: MissionListProps) => {
  const { context } = props;
  const { view, translations, focusSeat, rulesQueries } = context;
  const isDraft = view.phase === 'draft';
  return (
    <section class="sc-missions sc-open" aria-label={translations.openMissions}>
      <Heading text={translations.openMissions} short={translations.shortHeadings.open}>
        <small>{translations.deck(view.deck.closed)}</small>
      </Heading>
      <div class="sc-tags" style={{ '--places': DISPLAY_PLACES }}>
        {view.display.map((id, place) => (
          <MissionCard
            key={id}
            {...missionCardProps(context, id)}
            planning={isDraft ? null : planningCost({ view, seat: focusSeat, rulesQueries }, place)}
            {...missionCardState(props, 'accept', id)}
          />
        ))}
      </div>
    </section>
  );
});

/** SC-8: the start missions still to choose from. */
export const StartMissions = memo((props: MissionListProps) => {
  const { context } = props;
  const { view, translations } = context;
  return (
    <section class="sc-missions sc-start" aria-label={translations.startMissions}>
      <Heading text={translations.startMissions} short={translations.shortHeadings.start} />
      <div class="sc-tags" style={{ '--places': DISPLAY_PLACES }}>
        {view.startDisplay.map((id) => (
          <MissionCard key={id} {...missionCardProps(context, id)} {...missionCardState(props, 'choose', id)} />
        ))}
      </div>
    </section>
  );
});
