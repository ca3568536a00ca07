import type { EditorProps } from '@safehouse/ui';
import type { Edition } from '../rules/edition-document.ts';
import type { EditorWords } from './words/en.ts';

export type Props = EditorProps<Edition, EditorWords>;

export const TABS = ['cities', 'connections', 'missions', 'startMissions', 'numbers'] as const;
export type Tab = (typeof TABS)[number];

/** What lies on the workbench: which part, and which one of it. */
export interface Chosen {
  readonly tab: Tab;
  readonly id: string;
}

/** What every part of the editor needs. */
export interface Bench extends Props {
  readonly chosen: Chosen;
  choose(chosen: Chosen): void;
  cityName(id: string): string;
}
