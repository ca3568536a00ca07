import type { EditorProps } from '@safehouse/ui';
import type { Edition } from '../rules/edition-document.ts';
import type { EditorTranslations } from './locales/en.ts';

export type SpyEditorProps = EditorProps<Edition, EditorTranslations>;

export const EDITOR_TABS = ['cities', 'connections', 'missions', 'startMissions', 'numbers'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** The open tab, and the selected entry in it. */
export interface EditorSelection {
  readonly tab: EditorTab;
  readonly id: string;
}

/** What every part of the editor needs. */
export interface EditorContext extends SpyEditorProps {
  readonly selection: EditorSelection;
  select(selection: EditorSelection): void;
  cityName(id: string): string;
}
