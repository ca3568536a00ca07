import type { MovePreview } from '../actions/use-move-preview.ts';
import { outcomeText } from '../log/outcome-text.ts';
import type { BoardContext } from './board-context.ts';
import { findCard } from './rules-queries.ts';

interface PreviewProps {
  readonly context: BoardContext;
  readonly preview: MovePreview;
}

/** What is pointed at or selected, in large letters, and what the move would lead to. */
export function PreviewText({ context, preview: { offer, mission, outcome } }: PreviewProps) {
  const { translations } = context;
  if (!offer && !mission) return <p class="sc-preview is-empty">{translations.preview.hint}</p>;
  return (
    <div class="sc-preview">
      {mission ? <MissionLine context={context} mission={mission} /> : <b class="sc-preview-title">{offer?.label}</b>}
      {offer && outcome && (
        <p>
          <b>
            {translations.verbs[offer.move.type]}
            {offer.note && `, ${offer.note}`}.
          </b>{' '}
          {outcomeText(outcome, context)}
        </p>
      )}
    </div>
  );
}

interface MissionProps {
  readonly context: BoardContext;
  readonly mission: string;
}

/** Its cities, points and extra turn. */
function MissionLine({ context, mission }: MissionProps) {
  const { translations, editionNames, rulesQueries } = context;
  const { cities, points, extraTurn } = findCard(rulesQueries.edition, mission);
  const marked = ownMission(context, mission)?.marked ?? [];
  return (
    <>
      <b class="sc-preview-title">
        {cities.map((city, i) => (
          <>
            {i > 0 && ' – '}
            <span class={marked.includes(city) ? 'is-marked' : ''}>{editionNames.cityName(city)}</span>
          </>
        ))}
      </b>
      <p>
        {translations.points(points)}
        {extraTurn && ` · ${translations.extraTurn}`}
      </p>
    </>
  );
}

function ownMission({ view, focusSeat }: BoardContext, mission: string) {
  return view.players[focusSeat].missions.find(({ id }) => id === mission);
}
