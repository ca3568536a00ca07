import { effect } from '@preact/signals';
import type { OwnProfile } from '@safehouse/protocol';
import { currentLang } from '../i18n/translations.ts';
import { apiRequest } from './api.ts';
import { currentUser } from './session.ts';

/** Keeps the account's language up to date: notifications are sent in the language last used. */
export function syncLocaleOnChange(): void {
  effect(() => {
    if (currentUser.value?.kind === 'account') void syncLocale();
  });
}

/** Sends the app's language to the server if it does not know it yet. */
export async function syncLocale(): Promise<void> {
  const locale = currentLang();
  if (!currentUser.value || currentUser.value.locale === locale) return;
  const result = await apiRequest<OwnProfile>('PUT', '/me', { locale });
  if (result.ok && currentUser.value?.id === result.value.id) currentUser.value = result.value;
}
