import { isHiddenCards } from '@safehouse/contract';
import type { ComponentChildren } from 'preact';
import type { AgentName } from '../../data/cards.ts';
import type { CardPlacement, OfferSlot } from '../actions/use-card-placement.ts';
import { CardBack, CardFace } from '../art/cards.tsx';
import { SideMark } from '../art/side-mark.tsx';
import { cardText } from '../log/icon-text.ts';
import type { Reveal } from '../playback/playback-steps.ts';
import { type BoardContext, legalMovesOfType } from './board-context.ts';
import { nextIconIndex, otherSide } from './view-queries.ts';

interface OfferAreaProps {
  readonly context: BoardContext;
  readonly placement: CardPlacement;
  readonly reveal: Reveal | null;
}

/** The middle of the street, with the two cards of an offer. */
export function OfferArea({ context, placement, reveal }: OfferAreaProps) {
  const { view } = context;
  if (reveal) return <RevealAnimation context={context} reveal={reveal} />;
  if (view.offer && view.phase !== 'play') return <OfferedCards context={context} offer={view.offer} />;
  return view.phase === 'play' ? <OfferSlots context={context} placement={placement} /> : null;
}

/** Two slots, filled from the viewer's hand, or empty while another player decides. */
function OfferSlots({ context, placement }: Omit<OfferAreaProps, 'reveal'>) {
  const { translations, view } = context;
  const slot = (which: OfferSlot) => {
    const index = placement[which];
    const led = which === 'up' ? view.offer?.up : undefined;
    const label = which === 'up' ? translations.faceUp : translations.faceDown;
    return (
      <div
        class={`aa-slot is-${which}`}
        data-slot={which}
        data-preview={led || index !== null ? `card ${which}` : undefined}
      >
        {led ? (
          <FaceUpCard agent={led} context={context} label={label} />
        ) : index === null ? (
          <span class="aa-empty">
            {label}
            <span class="hidden">: {translations.emptySlot}</span>
          </span>
        ) : (
          <button type="button" class="aa-lying" onClick={() => placement.tap(index)}>
            <CardFace agent={placement.hand[index]} translations={translations} />
            {which === 'down' ? <span class="aa-veil" aria-hidden="true" /> : null}
            <span class="hidden">{translations.takeBack(translations.agents[placement.hand[index]], label)}</span>
            <span class="aa-tag" aria-hidden="true">
              {label}
            </span>
          </button>
        )}
      </div>
    );
  };
  return (
    <div class={placement.kind ? 'aa-offer is-mine' : 'aa-offer'}>
      {slot('up')}
      {slot('down')}
    </div>
  );
}

function FaceUpCard({
  agent,
  context,
  label,
}: {
  readonly agent: AgentName;
  readonly context: BoardContext;
  readonly label: string;
}) {
  return (
    <span class="aa-lying">
      <CardFace
        agent={agent}
        translations={context.translations}
        nextIconIndex={nextIconIndex(context.view.sides[context.nearSide], agent)}
      />
      <span class="aa-tag" aria-hidden="true">
        {label}
      </span>
      <span class="hidden">{`${label}: ${cardText(agent, context.translations)}`}</span>
    </span>
  );
}

interface OfferedCardsProps {
  readonly context: BoardContext;
  readonly offer: NonNullable<BoardContext['view']['offer']>;
}

/** Both cards are offered. The chooser may also tap them; the buttons below do the same. */
function OfferedCards({ context, offer }: OfferedCardsProps) {
  const { translations } = context;
  const tap = (card: OfferSlot) => {
    const move = legalMovesOfType(context, 'recruit').find((move) => move.card === card);
    if (move) context.choose(move);
  };
  const isMine = legalMovesOfType(context, 'recruit').length > 0;
  const { down } = offer;
  return (
    <div class={isMine ? 'aa-offer is-choice' : 'aa-offer'}>
      <TapTarget isEnabled={isMine} onTap={() => tap('up')} slot="up">
        <FaceUpCard agent={offer.up} context={context} label={translations.faceUp} />
      </TapTarget>
      <TapTarget isEnabled={isMine} onTap={() => tap('down')} slot="down">
        {down === null || isHiddenCards(down) ? (
          <span class="aa-lying">
            <CardBack />
            <span class="hidden">{translations.hidden}</span>
          </span>
        ) : (
          <span class="aa-lying">
            <CardFace agent={down} translations={translations} />
            <span class="aa-veil" aria-hidden="true" />
            <span class="aa-tag" aria-hidden="true">
              {translations.faceDown}
            </span>
            <span class="hidden">{`${translations.faceDown}: ${translations.agents[down]}`}</span>
          </span>
        )}
      </TapTarget>
    </div>
  );
}

interface TapTargetProps {
  readonly isEnabled: boolean;
  readonly slot: OfferSlot;
  readonly children: ComponentChildren;
  onTap(): void;
}

/** For touch and mouse only: keyboards and screen readers use the buttons below. */
function TapTarget({ isEnabled, slot, children, onTap }: TapTargetProps) {
  return (
    <div class={`aa-slot is-${slot}`} data-preview={`card ${slot}`}>
      {children}
      {isEnabled ? <button type="button" class="aa-touch" tabIndex={-1} aria-hidden="true" onClick={onTap} /> : null}
    </div>
  );
}

/** Half a second of suspense, then the card is turned. Each card moves to the side that gets it. */
function RevealAnimation({ context, reveal }: { readonly context: BoardContext; readonly reveal: Reveal }) {
  const { translations, nearSide } = context;
  const owner = (slot: OfferSlot) => (slot === reveal.picked ? reveal.by : otherSide(reveal.by));
  const leaving = (slot: OfferSlot) => (owner(slot) === nearSide ? 'is-coming' : 'is-going');
  return (
    <div class={`aa-offer is-turning is-${context.settings.motion}`}>
      <div class={`aa-slot is-up ${leaving('up')}`}>
        <CardFace agent={reveal.up} translations={translations} />
        <SideMark side={owner('up')} />
      </div>
      <div class={`aa-slot is-down ${leaving('down')}`}>
        <div class="aa-flip">
          <CardBack />
          <CardFace agent={reveal.down} translations={translations} />
        </div>
        <SideMark side={owner('down')} />
      </div>
      <p class="hidden" role="status">
        {translations.forSide(context.sideNames[owner('down')], translations.agents[reveal.down])}
      </p>
    </div>
  );
}
