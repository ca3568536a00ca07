import { SET_POINTS } from '../../data/constants.ts';
import { Emblem } from '../art/emblem.tsx';
import { type BoardContext, type DetailsTarget, nameOf } from '../board/board-context.ts';
import { counterTokens, missionKind, missionName, missionPoints } from '../board/mission-info.ts';
import { Dossier } from './dossier.tsx';
import { ItemDetails } from './item-details.tsx';

interface DetailsPanelProps {
  readonly context: BoardContext;
  readonly opened: DetailsTarget;
}

export function DetailsPanel({ context, opened }: DetailsPanelProps) {
  const { translations } = context;
  return (
    <section class="ko-tray" aria-label={detailsTitle(context, opened)}>
      <header>
        <h2>{detailsTitle(context, opened)}</h2>
        <button
          type="button"
          class="ko-close"
          aria-label={translations.close}
          onClick={() => context.showDetails(null)}
        >
          ×
        </button>
      </header>
      <DetailsContent context={context} opened={opened} />
    </section>
  );
}

function DetailsContent({ context, opened }: DetailsPanelProps) {
  switch (opened.type) {
    case 'mission':
      return <MissionDetails context={context} mission={opened.mission} />;
    case 'item':
      return <ItemDetails context={context} seat={opened.seat} item={opened.item} />;
    case 'dossier':
      return <Dossier context={context} seat={opened.seat} />;
  }
}

function detailsTitle(context: BoardContext, opened: DetailsTarget): string {
  const { translations, view } = context;
  if (opened.type === 'dossier') {
    return opened.seat === context.seat ? translations.ownDossier : translations.dossier(nameOf(context, opened.seat));
  }
  if (opened.type === 'item') return missionName(opened.item, translations);
  return `${translations.missionNumber(opened.mission)}: ${missionName(view.missions[opened.mission].card, translations)}`;
}

function MissionDetails({ context, mission }: { readonly context: BoardContext; readonly mission: number }) {
  const { translations, view } = context;
  const { card, counter } = view.missions[mission];
  return (
    <div class="ko-text">
      <Emblem card={card} />
      <div>
        {missionText(card, translations).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {counter !== null && <p class="ko-warned">{translations.counterUnder(counterTokens(counter))}</p>}
      </div>
    </div>
  );
}

function missionText(card: Parameters<typeof missionKind>[0], translations: BoardContext['translations']): string[] {
  const kind = missionKind(card);
  if (kind === 'target') return [`${translations.kinds.target}: ${translations.worth(missionPoints(card))}.`];
  if (kind === 'item') return [translations.effects[card as keyof typeof translations.effects], translations.itemWorth];
  return [translations.setWorth(SET_POINTS.slice(1))];
}
