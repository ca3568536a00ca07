import './preview.css';
import type { Seat } from '@safehouse/contract';
import type { ComponentChildren } from 'preact';
import type { ItemId } from '../../data/missions.ts';
import type { BoardContext } from '../board/board-context.ts';
import type { ScoreLine } from '../board/score.ts';
import { DrawPreview, StopPreview } from './choice-previews.tsx';
import { ColumnPreview } from './column-preview.tsx';
import { ItemPreview, MissionPreview, TokensPreview, WonPreview } from './mission-previews.tsx';

/** A description with pictures of what is pointed at, by its `data-preview`. */
export function describePointed(context: BoardContext, pointed: string): ComponentChildren {
  const [kind, first, second] = pointed.split(' ');
  const seat = Number(first) as Seat;
  switch (kind) {
    case 'draw':
      return <DrawPreview context={context} />;
    case 'stop':
      return <StopPreview context={context} />;
    case 'column':
      return <ColumnPreview context={context} seat={seat} mission={Number(second)} />;
    case 'tokens':
      return <TokensPreview context={context} seat={seat} />;
    case 'won':
      return <WonPreview context={context} seat={seat} line={second as ScoreLine} />;
    case 'item':
      return <ItemPreview context={context} item={first as ItemId} />;
    // `mission` and `place`.
    default:
      return <MissionPreview context={context} mission={Number(first)} />;
  }
}
