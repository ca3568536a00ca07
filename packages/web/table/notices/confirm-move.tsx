import { t } from '../../i18n/translations.ts';

interface ConfirmMoveProps {
  /** The move in words. */
  readonly text: string;
  onPlay(): void;
  onCancel(): void;
}

/** A move that waits for a second press. */
export function ConfirmMove({ text, onPlay, onCancel }: ConfirmMoveProps) {
  const { preferences } = t();
  return (
    <div class="act">
      <p class="act-question" role="status">
        {preferences.confirmAsk(text)}
      </p>
      <div class="act-buttons">
        <button type="button" class="act-button" onClick={onCancel}>
          {preferences.confirmNo}
        </button>
        <button type="button" class="act-button is-main" onClick={onPlay}>
          {preferences.confirmYes}
        </button>
      </div>
    </div>
  );
}
