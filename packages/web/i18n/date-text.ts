import { currentLang } from './translations.ts';

/** Day and time; for today only the time, for another year also the year. */
export function dateText(at: number): string {
  const [date, today] = [new Date(at), new Date()];
  const isToday = date.toDateString() === today.toDateString();
  const isThisYear = date.getFullYear() === today.getFullYear();
  return new Intl.DateTimeFormat(currentLang(), {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    ...(!isThisYear && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}
