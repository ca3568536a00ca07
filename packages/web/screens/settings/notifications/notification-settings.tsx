import { useSignal } from '@preact/signals';
import type { NotificationRequest, OwnNotifications } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { ErrorMessage } from '../../../components/error-message.tsx';
import { refusalText } from '../../../i18n/refusal-text.ts';
import { useScreenTranslations } from '../../../i18n/screen-translations.ts';
import { type ApiResult, apiRequest } from '../../../online/api.ts';
import { currentUser, restoreSession } from '../../../online/session.ts';
import { EmailSetting } from './email-setting.tsx';
import { NOTIFICATION_TRANSLATIONS } from './locales/index.ts';
import { PushSetting } from './push-setting.tsx';
import { SwitchTable } from './switch-table.tsx';

/** Notifications for users who are away: by push to this browser, by e-mail, and about which events. */
export function NotificationSettings() {
  const translations = useScreenTranslations(NOTIFICATION_TRANSLATIONS);
  const own = useSignal<OwnNotifications | null>(null);
  const error = useSignal('');
  const user = currentUser.value;
  const receive = (result: ApiResult<OwnNotifications>) => {
    error.value = result.ok ? '' : refusalText(result.error).text;
    if (result.ok) own.value = result.value;
    return result;
  };
  useEffect(() => {
    if (!user) void restoreSession();
  }, []);
  useEffect(() => {
    if (user) void apiRequest<OwnNotifications>('GET', '/me/notifications').then(receive);
    else own.value = null;
  }, [user?.id]);
  if (!translations) return null;
  const change = (switches: NotificationRequest['switches']) =>
    apiRequest<OwnNotifications>('PUT', '/me/notifications', { switches }).then(receive);
  return (
    <>
      <h2>{translations.title}</h2>
      <PushSetting />
      {own.value?.email.isAvailable && (
        <EmailSetting translations={translations} email={own.value.email} receive={receive} />
      )}
      {own.value && <SwitchTable translations={translations} own={own.value} change={change} />}
      <ErrorMessage error={error.value} />
    </>
  );
}
