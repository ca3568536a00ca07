import { t } from '../../i18n/translations.ts';
import { declineInstall, install, installOffer } from '../../pwa/install.ts';

/** Shown until it is accepted or declined. */
export function InstallHint() {
  const translations = t().ownMatches;
  const offer = installOffer.value;
  if (offer === null) return null;
  return (
    <section class="install" aria-labelledby="install">
      <h2 id="install">{translations.install}</h2>
      <p>{translations.installAbout}</p>
      {offer === 'ios' && <p>{translations.installIos}</p>}
      <div class="row">
        {offer === 'prompt' && (
          <button type="button" class="button is-main" onClick={install}>
            {translations.install}
          </button>
        )}
        <button type="button" class="button is-quiet" onClick={declineInstall}>
          {translations.notNow}
        </button>
      </div>
    </section>
  );
}
