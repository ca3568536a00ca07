import { useEffect } from 'preact/hooks';
import { t } from '../i18n/translations.ts';

export function useDocumentTitle(title: string | null): void {
  const name = t().appName;
  useEffect(() => {
    document.title = title === null ? name : `${title} · ${name}`;
  }, [title, name]);
}
