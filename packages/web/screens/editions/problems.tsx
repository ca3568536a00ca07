import type { EditionsWords } from './words/index.ts';

interface ProblemsProps {
  readonly texts: readonly string[];
  readonly words: EditionsWords;
  show(problem: number): void;
}

/** Everything that keeps the edition from being played, each with the way to where it is. */
export function Problems({ texts, words, show }: ProblemsProps) {
  if (texts.length === 0) {
    return (
      <p class="ed-sound" role="status">
        {words.sound}
      </p>
    );
  }
  return (
    <details class="notice is-no ed-found" open={texts.length < 6}>
      <summary>
        {words.problems} ({texts.length})
      </summary>
      <ul class="ed-problems">
        {texts.map((text, i) => (
          <li key={`${i} ${text}`}>
            <span>{text}</span>
            <button type="button" class="text-button" onClick={() => show(i)}>
              {words.show}
              <span class="hidden"> {text}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
