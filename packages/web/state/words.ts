import { effect, signal } from '@preact/signals';
import { HOUSE_WORDS, type HouseWords, type Lang } from '@safehouse/ui';
import { settings } from './settings.ts';

interface Spoken {
  readonly lang: Lang;
  readonly words: HouseWords;
}

/** The language on the screen: it changes when its words have come, not before. */
export const spoken = signal<Spoken | null>(null);

/** The words of the house; only screens that are drawn after they came ask for them. */
export function house(): HouseWords {
  if (!spoken.value) throw new Error('the words have not come yet');
  return spoken.value.words;
}

export function lang(): Lang {
  return spoken.value?.lang ?? settings.lang.value;
}

export function followLanguage(): void {
  effect(() => {
    const wanted = settings.lang.value;
    void HOUSE_WORDS[wanted]().then((words) => {
      if (settings.lang.value === wanted) spoken.value = { lang: wanted, words };
    });
  });
}

export function levelName(level: string): string {
  return house().levels[level] ?? level;
}
