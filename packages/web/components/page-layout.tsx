import { LANGS, LANGUAGES, type Lang } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import { currentLang, t } from '../i18n/translations.ts';
import { settings } from '../state/settings.ts';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';

/** Header and footer of every screen except a table. */
export function PageLayout({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const translations = t();
  return (
    <>
      <a class="skip" href="#content">
        {translations.skip}
      </a>
      <header class="top">
        <a class="top-home" href="/" aria-label={`${translations.house}: ${translations.home}`}>
          <Logo />
          <span class="top-name">{translations.house}</span>
        </a>
        <div class="top-icons">
          <a href="/profile" aria-label={translations.nav.profile} title={translations.nav.profile}>
            <Icon name="person" />
          </a>
          <a href="/settings" aria-label={translations.nav.settings} title={translations.nav.settings}>
            <Icon name="settings" />
          </a>
        </div>
        <nav class="top-nav" aria-label={translations.nav.label}>
          <a href="/learn">{translations.nav.learn}</a>
          <a href="/rules">{translations.nav.rules}</a>
          <a href="/about">{translations.nav.about}</a>
          <LanguagePicker />
        </nav>
      </header>
      <main id="content" tabIndex={-1} aria-label={title}>
        {children}
      </main>
    </>
  );
}

export function LanguagePicker() {
  return (
    <select
      class="language"
      aria-label={t().nav.language}
      value={currentLang()}
      onChange={({ currentTarget }) => {
        settings.lang.value = currentTarget.value as Lang;
      }}
    >
      {LANGS.map((lang) => (
        <option key={lang} value={lang} lang={lang}>
          {LANGUAGES[lang]}
        </option>
      ))}
    </select>
  );
}
