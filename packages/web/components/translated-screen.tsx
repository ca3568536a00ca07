import type { ByLanguage } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import { useScreenTranslations } from '../i18n/screen-translations.ts';
import { t } from '../i18n/translations.ts';
import { useDocumentTitle } from '../state/document-title.ts';
import { PageLayout } from './page-layout.tsx';

interface TranslatedScreenProps<Texts> {
  readonly texts: ByLanguage<Texts>;
  /** The CSS class of the screen. */
  readonly class: string;
  children(translations: Texts): ComponentChildren;
}

/** A page with its own texts, which are loaded when it is opened. */
export function TranslatedScreen<Texts extends { readonly title: string }>(props: TranslatedScreenProps<Texts>) {
  const translations = useScreenTranslations(props.texts);
  const title = translations?.title ?? t().loading;
  useDocumentTitle(title);
  return (
    <PageLayout title={title}>
      <section class={`plain is-wide ${props.class}`}>{translations && props.children(translations)}</section>
    </PageLayout>
  );
}
