import { ActArea, ActButton } from '@safehouse/ui';
import { t } from '../../i18n/translations.ts';

interface ConfirmMoveProps {
  /** The description of the move. */
  readonly text: string;
  onPlay(): void;
  onCancel(): void;
}

/** Asks to confirm a move by a second press. */
export function ConfirmMove({ text, onPlay, onCancel }: ConfirmMoveProps) {
  const { preferences } = t();
  return (
    <ActArea question={preferences.confirmAsk(text)}>
      <div class="act-buttons">
        <ActButton onPress={onCancel}>{preferences.confirmNo}</ActButton>
        <ActButton variant="main" onPress={onPlay}>
          {preferences.confirmYes}
        </ActButton>
      </div>
    </ActArea>
  );
}
