import type { MoveOutcome } from '../../rules/outcome.ts';
import type { BoardContext } from '../board/board-context.ts';

type OutcomeContext = Pick<BoardContext, 'translations' | 'editionNames'>;

/** What a move leads to, in a few short sentences. */
export function outcomeText(outcome: MoveOutcome, { translations, editionNames }: OutcomeContext): string {
  const { preview } = translations;
  const { supply, spy, completes, canMark, canComplete } = outcome;
  const { missionName, missionPoints, cityName } = editionNames;
  return [
    ...(completes === null ? [] : [preview.completes(missionName(completes), missionPoints(completes))]),
    preview.left(supply),
    ...canMark.map((mission) =>
      canComplete.includes(mission)
        ? preview.canComplete(missionName(mission), missionPoints(mission))
        : preview.canMark(cityName(spy ?? ''), missionName(mission)),
    ),
  ].join(' ');
}
