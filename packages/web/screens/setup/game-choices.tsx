import { Choice } from '../../parts/choice.tsx';
import type { ShownGame } from '../../state/games.ts';
import { askedOf, chosenOf, type Draft } from './draft.ts';

interface GameChoicesProps extends Pick<ShownGame, 'ui' | 'words'> {
  readonly players: number;
  readonly options: Draft['options'];
  change(options: Draft['options']): void;
}

/** How the game shall be played, in its own words. */
export function GameChoices({ ui, words, players, options, change }: GameChoicesProps) {
  return askedOf(ui, { players, options }).map((choice) => (
    <Choice
      key={choice.option}
      name={choice.option}
      label={choice.label(words)}
      value={chosenOf(choice, options)}
      options={choice.values.map(({ value, label, about }) => ({
        value,
        label: label(words),
        about: about(words),
      }))}
      choose={(value) => change({ ...options, [choice.option]: value })}
    />
  ));
}
