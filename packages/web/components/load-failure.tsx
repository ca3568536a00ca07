import { loadedTranslations } from '../i18n/translations.ts';
import { hasFailedImport } from '../online/failed-imports.ts';

/** Shown if reloading has not helped. Works without translations, which may be what could not be loaded. */
export function LoadFailure() {
  if (!hasFailedImport.value) return null;
  const translations = loadedTranslations.value?.translations;
  return (
    <div class="notice is-no load-failure" role="alert">
      <p>{translations?.link.partMissing ?? 'Safehouse'}</p>
      <button type="button" class="button is-main" onClick={() => location.reload()}>
        {translations?.again ?? '↻'}
      </button>
    </div>
  );
}
