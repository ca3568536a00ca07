import { type Preview, type TableSlots, useLoaded, usePlayback, usePreview } from '@safehouse/ui';
import type { VNode } from 'preact';
import { Act } from '../actions/act.tsx';
import { Hand } from '../actions/hand.tsx';
import { ResolveChoices } from '../actions/resolve-choices.tsx';
import { type CardPlacement, useCardPlacement } from '../actions/use-card-placement.ts';
import { type TakeSelection, useTakeSelection } from '../actions/use-take-selection.ts';
import { playbackSteps } from '../playback/playback-steps.ts';
import { type AgentAvenueBoardProps, type BoardContext, boardContextFor, legalMovesOfType } from './board-context.ts';
import { Cause } from './cause.tsx';
import { DeckPile } from './deck-pile.tsx';
import { Market } from './market.tsx';
import { OfferArea } from './offer-area.tsx';
import { sideTile } from './side-tile.tsx';
import { Street } from './street.tsx';
import { otherSide } from './view-queries.ts';

const loadPreviews = () => import('../preview/index.tsx');
type Previews = Awaited<ReturnType<typeof loadPreviews>>;

export function Board(props: AgentAvenueBoardProps) {
  const { matchView, newFacts } = props;
  const playback = usePlayback(props, (before) =>
    playbackSteps({ before: before.view, after: matchView.view, seat: matchView.seat }, newFacts),
  );
  const { step, lastStep } = playback;
  const context = boardContextFor(props, playback);
  const placement = useCardPlacement(context, matchView.version);
  const taking = useTakeSelection(context, matchView.version);
  const preview = usePreview();
  const isPreviewed = preview.key !== null || placement.up !== null || context.view.offer !== null;
  const previews = useLoaded(isPreviewed ? loadPreviews : null);
  const board = (
    <Street
      context={context}
      walks={(step ?? lastStep)?.walks ?? []}
      ghosts={(street) =>
        previews &&
        preview.key !== null && (
          <previews.PointedGhosts context={context} placement={placement} pointed={preview.key} street={street} />
        )
      }
    >
      {context.result ? (
        <Cause context={context} result={context.result} />
      ) : (
        <>
          <DeckPile context={context} />
          <OfferArea context={context} placement={placement} reveal={step?.reveal ?? null} />
        </>
      )}
    </Street>
  );
  const parts = { board, placement, taking, preview, previews };
  return props.frame({ ...slotsFor(context, parts), playback: playback.progress });
}

interface BoardParts {
  readonly board: VNode;
  readonly placement: CardPlacement;
  readonly taking: TakeSelection;
  readonly preview: Preview;
  readonly previews: Previews | null;
}

function slotsFor(
  context: BoardContext,
  { board, placement, taking, preview, previews }: BoardParts,
): Omit<TableSlots, 'playback'> {
  const { view, seat, nearSide, translations } = context;
  const { key: pointed, slot } = preview;
  const isChoosingAgent = legalMovesOfType(context, 'resolve').some(({ agent }) => agent !== null);
  return {
    phase: translations.deck(view.deck.closed),
    tiles: [sideTile(context, otherSide(nearSide)), sideTile(context, nearSide)],
    tileLayout: 'around',
    board,
    store: view.mode === 'advanced' ? <Market context={context} taking={taking} /> : null,
    hand: isChoosingAgent ? (
      <ResolveChoices context={context} />
    ) : seat === null ? null : (
      <Hand context={context} placement={placement} />
    ),
    preview: previews && <previews.OutlookTable context={context} placement={placement} pointed={pointed} />,
    pointed: {
      ...slot,
      content: previews && pointed !== null && previews.describePointed({ context, placement, pointed }),
    },
    act: <Act context={context} placement={placement} taking={taking} />,
  };
}
