import { CardButton, memo } from '@safehouse/ui';
import type { BoardContext } from '../board/board-context.ts';
import { MOVE_TYPE_ORDER, type MoveOffer } from './move-offers.ts';
import { previewKey } from './use-move-preview.ts';

interface MovesListProps {
  readonly context: BoardContext;
  readonly selected: MoveOffer | null;
  readonly hintedKey: string | null;
  /** Selects a move and moves the focus to the button that plays it. */
  select(key: string): void;
}

/** All legal moves as a list, for touch and keyboard. */
export const MovesList = memo(({ context, selected, hintedKey, select }: MovesListProps) => {
  const { offers, translations } = context;
  if (offers.length === 0) return null;
  return (
    <section class="sc-moves" aria-label={translations.possible}>
      <h2>{translations.possible}</h2>
      {MOVE_TYPE_ORDER.map((type) => {
        const inGroup = offers.filter(({ move }) => move.type === type);
        if (inGroup.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset brings the styles of a form
          <div key={type} class="sc-group" role="group" aria-label={translations.groups[type]}>
            <h3>{translations.groups[type]}</h3>
            {inGroup.map(({ key, label, note }) => (
              <MoveButton
                key={key}
                id={key}
                label={label}
                note={note}
                verb={translations.verbs[type]}
                isSelected={selected?.key === key}
                hintLabel={hintedKey === key ? translations.hinted : null}
                select={select}
              />
            ))}
          </div>
        );
      })}
    </section>
  );
});

interface MoveButtonProps {
  readonly id: string;
  readonly label: string;
  readonly note: string | null;
  readonly verb: string;
  readonly isSelected: boolean;
  readonly hintLabel: string | null;
  select(key: string): void;
}

const MoveButton = memo((props: MoveButtonProps) => {
  const { id, label, note, verb, isSelected, hintLabel, select } = props;
  return (
    <CardButton
      class="sc-choice"
      isChosen={isSelected}
      isHinted={hintLabel !== null}
      preview={previewKey('move', id)}
      onPress={() => select(id)}
    >
      {/* The visible text is part of the accessible name, so that voice control finds the button. */}
      <span>
        <span class="hidden">{verb}: </span>
        {label}
        {(note || hintLabel) && <span class="hidden">, </span>}
      </span>
      {note && <small>{note}</small>}
      {hintLabel && <small class="sc-hinted">{hintLabel}</small>}
    </CardButton>
  );
});
