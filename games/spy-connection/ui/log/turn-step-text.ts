import type { BoardContext } from '../board/board-context.ts';
import type { TurnStep } from './turn-steps.ts';

export function turnStepText(step: TurnStep, { translations, editionNames }: BoardContext): string {
  const { steps } = translations;
  switch (step.type) {
    case 'moved':
      return steps.moved(editionNames.cityName(step.from), editionNames.cityName(step.to));
    case 'placed':
    case 'recalled':
      return steps[step.type](step.agents);
    case 'accepted':
    case 'completed':
    case 'discarded':
      return steps[step.type](editionNames.missionName(step.mission));
    case 'marked':
    case 'unmarked':
      return steps[step.type](editionNames.cityName(step.city));
  }
}
