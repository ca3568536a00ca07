import { t } from '../../i18n/translations.ts';
import { settings } from '../../state/settings.ts';
import { SHORTCUTS } from './shortcuts.ts';

/** The keyboard shortcuts of the table. Renders nothing if they are turned off. */
export function ShortcutList({ hasChat }: { readonly hasChat: boolean }) {
  const { preferences } = t();
  if (!settings.shortcuts.value) return null;
  return (
    <section class="shortcuts" aria-labelledby="shortcuts">
      <h2 id="shortcuts">{preferences.shortcuts}</h2>
      <dl>
        {SHORTCUTS.filter(({ name }) => hasChat || name !== 'chat').map(({ key, name }) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{preferences.keys[name]}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>{preferences.space}</kbd>
          </dt>
          <dd>{preferences.keys.skip}</dd>
        </div>
      </dl>
    </section>
  );
}
