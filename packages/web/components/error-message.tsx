import { refusalText } from '../i18n/refusal-text.ts';
import type { RequestError } from '../online/api.ts';

interface ErrorMessageProps {
  /** A text, or the error of a request. Nothing is shown for null and an empty text. */
  readonly error: RequestError | string | null;
}

/** An error message, announced by screen readers as soon as it appears. */
export function ErrorMessage({ error }: ErrorMessageProps) {
  if (!error) return null;
  return (
    <p class="error" role="alert">
      {typeof error === 'string' ? error : refusalText(error).text}
    </p>
  );
}
