import type { Scene } from './scene.ts';
import type { Step } from './steps.ts';

export function stepText(step: Step, { words, naming }: Scene): string {
  const { steps } = words;
  switch (step.type) {
    case 'moved':
      return steps.moved(naming.city(step.from), naming.city(step.to));
    case 'placed':
    case 'recalled':
      return steps[step.type](step.agents);
    case 'accepted':
    case 'completed':
    case 'discarded':
      return steps[step.type](naming.mission(step.mission));
    case 'marked':
    case 'unmarked':
      return steps[step.type](naming.city(step.city));
  }
}
