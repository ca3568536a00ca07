import { useEffect } from 'preact/hooks';
import { PageLayout } from '../../components/page-layout.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { currentUser, restoreSession } from '../../online/session.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { AccountNeeded, useIsAccount } from '../profile/account-needed.tsx';
import { ActionLog } from './action-log.tsx';
import './admin.css';
import { Flags } from './flags.tsx';
import { ADMIN_TRANSLATIONS } from './locales/index.ts';
import { NetworkBans } from './network-bans.tsx';
import { Reports } from './reports.tsx';
import { Switches } from './switches.tsx';
import { Tables } from './tables.tsx';
import { Users } from './users.tsx';

/** For admins only; the server checks every request. */
export function AdminScreen() {
  const translations = useScreenTranslations(ADMIN_TRANSLATIONS);
  const title = translations?.title ?? t().loading;
  const isAccount = useIsAccount();
  useDocumentTitle(title);
  useEffect(() => {
    void restoreSession();
  }, []);
  return (
    <PageLayout title={title}>
      <section class="plain is-wide admin">
        <h1>{title}</h1>
        {translations && !isAccount && <AccountNeeded text={translations.adminsOnly} />}
        {translations && isAccount && !currentUser.value?.isAdmin && <p>{translations.adminsOnly}</p>}
        {translations && currentUser.value?.isAdmin && (
          <>
            <Reports translations={translations} />
            <Users translations={translations} />
            <Flags translations={translations} />
            <Tables translations={translations} />
            <NetworkBans translations={translations} />
            <Switches translations={translations} />
            <ActionLog translations={translations} />
          </>
        )}
      </section>
    </PageLayout>
  );
}
