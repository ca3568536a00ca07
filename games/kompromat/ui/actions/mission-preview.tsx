import { Emblem } from '../art/emblem.tsx';
import { type BoardContext, missionBeingResolved } from '../board/board-context.ts';
import { Card } from '../board/card.tsx';
import { missionText } from '../board/mission-text.ts';

/** The mission of the current turn or the one being read, and the latest card there. */
export function MissionPreview({ context }: { readonly context: BoardContext }) {
  const { view, openMission, nearSeat, settings, seat } = context;
  const mission = openMission ?? view.turnMission ?? missionBeingResolved(view);
  if (mission === null) return null;
  const [name, ...lines] = missionText(context, mission);
  const last = view.active === nearSeat && seat !== null ? view.columns[nearSeat][mission].at(-1) : undefined;
  return (
    <div class="ko-preview">
      <span class="ko-preview-picture">
        {last && openMission === null ? (
          <Card card={last.card} isFaceUp isFaceVisible isReducedMotion={settings.motion === 'reduced'} />
        ) : (
          <Emblem card={view.missions[mission].card} />
        )}
      </span>
      <h2>{name}</h2>
      <p>{lines.join(' ')}</p>
    </div>
  );
}
