import { isHiddenCards, type Seat } from '@safehouse/contract';
import { CardPreview } from '@safehouse/ui';
import { TOKENS_TO_LOSE } from '../../data/constants.ts';
import type { ItemId } from '../../data/missions.ts';
import { Emblem } from '../art/emblem.tsx';
import { type BoardContext, nameOf } from '../board/board-context.ts';
import { MissionFace } from '../board/mission-face.tsx';
import { missionKind, missionName } from '../board/mission-info.ts';
import { missionText } from '../board/mission-text.ts';
import { computeScore, lineOf, type ScoreLine } from '../board/score.ts';
import { itemChangeText } from './item-change.ts';

interface PreviewProps {
  readonly context: BoardContext;
}

export function MissionPreview({ context, mission }: PreviewProps & { readonly mission: number }) {
  const { card, counter } = context.view.missions[mission];
  const [name, ...lines] = missionText(context, mission);
  return (
    <CardPreview
      picture={
        <span class={`ko-folder ko-preview-folder ko-kind-${missionKind(card)}`}>
          <MissionFace card={card} counter={counter} translations={context.translations} />
        </span>
      }
      name={name}
      lines={lines}
    />
  );
}

export function ItemPreview({ context, item }: PreviewProps & { readonly item: ItemId }) {
  const { translations } = context;
  return (
    <CardPreview
      picture={<Emblem card={item} />}
      name={translations.missions[item]}
      lines={[translations.effects[item], ...itemChangeText(context, item), translations.whens[item]]}
    />
  );
}

/** KO-20, KO-22: what the tokens of a player mean. */
export function TokensPreview({ context, seat }: PreviewProps & { readonly seat: Seat }) {
  const { translations, view } = context;
  return (
    <CardPreview
      picture={<b class="ko-preview-total">{view.tokens[seat]}</b>}
      name={`${nameOf(context, seat)}: ${translations.tokensOf(view.tokens[seat], TOKENS_TO_LOSE)}`}
      lines={[translations.pointed.tokens]}
    />
  );
}

interface WonPreviewProps extends PreviewProps {
  readonly seat: Seat;
  readonly line: ScoreLine;
}

/** The missions behind a line of the score, as far as the viewer can see them. */
export function WonPreview({ context, seat, line }: WonPreviewProps) {
  const { translations, view } = context;
  if (line === 'tokens') return <TokensPreview context={context} seat={seat} />;
  const cards = view.won[seat].flatMap((card) => (isHiddenCards(card) || lineOf(card) !== line ? [] : [card]));
  const score = computeScore(view.won[seat], view.tokens[seat]);
  return (
    <CardPreview
      picture={cards.length > 0 && <Emblem card={cards[0]} />}
      name={`${nameOf(context, seat)}: ${translations[line]}, ${translations.points(score[line])}`}
      lines={[translations.list(cards.map((card) => missionName(card, translations))) || translations.empty]}
    />
  );
}
