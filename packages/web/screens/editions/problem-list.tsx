import type { EditionsTranslations } from './locales/index.ts';

interface ProblemListProps {
  readonly texts: readonly string[];
  readonly translations: EditionsTranslations;
  onShow(problem: number): void;
}

/** Everything that makes the edition invalid; a click focuses the field. */
export function ProblemList({ texts, translations, onShow }: ProblemListProps) {
  if (texts.length === 0) {
    return (
      <p class="ed-sound" role="status">
        {translations.sound}
      </p>
    );
  }
  return (
    <details class="notice is-no ed-found" open={texts.length < 6}>
      <summary>
        {translations.problems} ({texts.length})
      </summary>
      <ul class="ed-problems">
        {texts.map((text, i) => (
          <li key={`${i} ${text}`}>
            <span>{text}</span>
            <button type="button" class="text-button" onClick={() => onShow(i)}>
              {translations.show}
              <span class="hidden"> {text}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
