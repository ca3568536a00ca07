import { LANGS, LANGUAGES, type Lang } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import { currentLang, t } from '../i18n/translations.ts';
import { settings } from '../state/settings.ts';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';
import { SeekNotice } from './seek-notice.tsx';

/** Header and footer of every screen except a table. */
export function PageLayout({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const translations = t();
  return (
    <>
      <a class="skip" href="#content">
        {translations.skip}
      </a>
      <header class="top">
        <a class="top-home" href="/" aria-label={`${translations.appName}: ${translations.home}`}>
          <Logo />
          <span class="top-name">{translations.appName}</span>
        </a>
        <MainMenu />
        <div class="top-icons">
          <a href="/profile" aria-label={translations.nav.profile} title={translations.nav.profile}>
            <Icon name="person" />
          </a>
          <a href="/settings" aria-label={translations.nav.settings} title={translations.nav.settings}>
            <Icon name="settings" />
          </a>
          <button type="button" class="top-more" popovertarget={MENU_ID} aria-label={translations.nav.menu}>
            <Icon name="menu" />
          </button>
        </div>
      </header>
      <main id="content" tabIndex={-1} aria-label={title}>
        <SeekNotice />
        {children}
      </main>
    </>
  );
}

const MENU_ID = 'main-menu';

/** A row of links. If there is no room for it, the button opens it as a popover. */
function MainMenu() {
  const { nav } = t();
  return (
    <nav id={MENU_ID} class="top-nav" aria-label={nav.label} popover="auto">
      {MENU_LINKS.map(([name, path]) => (
        <a key={name} href={path} onClick={closeMenu}>
          {nav[name]}
        </a>
      ))}
      <LanguagePicker />
    </nav>
  );
}

const MENU_LINKS = [
  ['learn', '/learn'],
  ['rules', '/rules'],
  ['live', '/live'],
  ['tournaments', '/tournament'],
  ['clubs', '/club'],
  ['leaders', '/leaders'],
  ['friends', '/friends'],
  ['about', '/about'],
] as const;

/** The link may lead to another part of the same screen, so the menu must be closed here. */
function closeMenu(): void {
  const menu = document.getElementById(MENU_ID);
  if (menu?.matches(':popover-open')) menu.hidePopover();
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
