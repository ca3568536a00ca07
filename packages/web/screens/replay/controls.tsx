import { number } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { lang } from '../../state/words.ts';
import { type ChapterStart, chapterAt } from './chapters.ts';
import type { Looking } from './looking.ts';
import { type Eyes, seatsOf } from './reel.ts';
import { SPEEDS } from './showing.ts';

type PicksProps = Looking & { readonly chapters: readonly ChapterStart[] };

const SIGNS = {
  first: 'M7 5v14M19 5 9 12l10 7Z',
  previous: 'M17 5 7 12l10 7Z',
  next: 'm7 5 10 7-10 7Z',
  last: 'M17 5v14M5 5l10 7-10 7Z',
  play: 'm7 4 13 8-13 8Z',
  pause: 'M8 5v14M16 5v14',
} as const;

/** The way through the match: step by step, at a speed, or straight to a place. */
export function Controls({ showing, words }: Looking) {
  const { at, last, isPlaying, jump } = showing;
  useArrowKeys(jump, () => at.value);
  const toggle = () => {
    if (!isPlaying.value && at.value === last) jump(0);
    isPlaying.value = !isPlaying.value;
  };
  const step = (to: number) => {
    isPlaying.value = false;
    jump(to);
  };
  return (
    <section class="rp-controls" aria-label={words.controls}>
      <div class="rp-track">
        <input
          type="range"
          min={0}
          max={last}
          value={at.value}
          aria-label={words.slider}
          aria-valuetext={words.position(at.value, last)}
          onInput={({ currentTarget }) => step(Number(currentTarget.value))}
        />
        <output class="rp-count" aria-hidden="true">
          {number(lang(), at.value)} / {number(lang(), last)}
        </output>
      </div>
      <div class="rp-buttons">
        <Press sign="first" label={words.first} isOff={at.value === 0} press={() => step(0)} />
        <Press
          sign="previous"
          label={words.previous}
          isOff={at.value === 0}
          press={() => step(at.value - 1)}
        />
        <Press
          sign={isPlaying.value ? 'pause' : 'play'}
          label={isPlaying.value ? words.pause : words.play}
          press={toggle}
        />
        <Press sign="next" label={words.next} isOff={at.value === last} press={() => step(at.value + 1)} />
        <Press sign="last" label={words.last} isOff={at.value === last} press={() => step(last)} />
      </div>
    </section>
  );
}

interface PressProps {
  readonly sign: keyof typeof SIGNS;
  readonly label: string;
  readonly isOff?: boolean;
  press(): void;
}

function Press({ sign, label, isOff = false, press }: PressProps) {
  return (
    <button type="button" class="rp-press" aria-label={label} title={label} disabled={isOff} onClick={press}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
}

/** Straight to a chapter, through other eyes, at another speed. */
export function Picks({ reel, showing, chapters, names, words }: PicksProps) {
  const { at, eyes, speed, isPlaying, jump } = showing;
  const all: readonly (readonly [Eyes, string])[] = [
    ...seatsOf(reel).map((seat) => [seat, names[seat]] as const),
    ['spectator', words.spectator],
    ['all', words.all],
  ];
  return (
    <section class="rp-picks is-way" aria-label={words.view}>
      <Pick
        label={words.chapter}
        value={String(chapterAt(chapters, at.value).at)}
        options={chapters.map((one) => [String(one.at), one.label])}
        pick={(value) => {
          isPlaying.value = false;
          jump(Number(value));
        }}
      />
      <Pick
        label={words.eyes}
        value={String(eyes.value)}
        options={all.map(([value, label]) => [String(value), label])}
        pick={(value) => {
          eyes.value = all.find(([one]) => String(one) === value)?.[0] ?? 'spectator';
        }}
      />
      <Pick
        label={words.speed}
        value={String(speed.value)}
        options={SPEEDS.map((one) => [String(one), `${number(lang(), one)}×`])}
        pick={(value) => {
          speed.value = Number(value);
        }}
      />
    </section>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  pick(value: string): void;
}

export function Pick({ label, value, options, pick }: PickProps) {
  return (
    <label class="rp-pickone">
      <span class="rp-pickname">{label}</span>
      <select value={value} onChange={({ currentTarget }) => pick(currentTarget.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one} selected={one === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Arrows lead on and back, wherever they have nothing else to do. */
function useArrowKeys(jump: (to: number) => void, now: () => number): void {
  useEffect(() => {
    const press = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const isTaken = target instanceof Element && target.closest('input, select, textarea, [role=tablist]');
      if (isTaken || altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowRight') jump(now() + 1);
      if (key === 'ArrowLeft') jump(now() - 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [jump]);
}
