import { useEffect } from 'preact/hooks';
import { t } from '../i18n/translations.ts';

/** What the tab of the browser says. */
export function useDocumentTitle(title: string | null): void {
  const name = t().house;
  useEffect(() => {
    document.title = title === null ? name : `${title} · ${name}`;
  }, [title, name]);
}
