import { formatNumber } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { currentLang } from '../../../i18n/translations.ts';
import { type Perspective, seatsOf } from '../board/timeline.ts';
import type { ReplayContext } from '../replay-context.ts';
import { type ChapterStart, chapterAt } from './chapters.ts';
import { SPEEDS } from './playback.ts';

type PlaybackOptionsProps = ReplayContext & { readonly chapters: readonly ChapterStart[] };

const BUTTON_PATHS = {
  first: 'M7 5v14M19 5 9 12l10 7Z',
  previous: 'M17 5 7 12l10 7Z',
  next: 'm7 5 10 7-10 7Z',
  last: 'M17 5v14M5 5l10 7-10 7Z',
  play: 'm7 4 13 8-13 8Z',
  pause: 'M8 5v14M16 5v14',
} as const;

export function PlaybackControls({ playback, translations }: ReplayContext) {
  const { position, lastPosition, isPlaying, jumpTo } = playback;
  useArrowKeys(jumpTo, () => position.value);
  const toggle = () => {
    if (!isPlaying.value && position.value === lastPosition) jumpTo(0);
    isPlaying.value = !isPlaying.value;
  };
  const step = (to: number) => {
    isPlaying.value = false;
    jumpTo(to);
  };
  return (
    <section class="rp-controls" aria-label={translations.controls}>
      <div class="rp-track">
        <input
          type="range"
          min={0}
          max={lastPosition}
          value={position.value}
          aria-label={translations.slider}
          aria-valuetext={translations.position(position.value, lastPosition)}
          onInput={({ currentTarget }) => step(Number(currentTarget.value))}
        />
        <output class="rp-count" aria-hidden="true">
          {formatNumber(currentLang(), position.value)} / {formatNumber(currentLang(), lastPosition)}
        </output>
      </div>
      <div class="rp-buttons">
        <ControlButton
          icon="first"
          label={translations.first}
          isDisabled={position.value === 0}
          onPress={() => step(0)}
        />
        <ControlButton
          icon="previous"
          label={translations.previous}
          isDisabled={position.value === 0}
          onPress={() => step(position.value - 1)}
        />
        <ControlButton
          icon={isPlaying.value ? 'pause' : 'play'}
          label={isPlaying.value ? translations.pause : translations.play}
          onPress={toggle}
        />
        <ControlButton
          icon="next"
          label={translations.next}
          isDisabled={position.value === lastPosition}
          onPress={() => step(position.value + 1)}
        />
        <ControlButton
          icon="last"
          label={translations.last}
          isDisabled={position.value === lastPosition}
          onPress={() => step(lastPosition)}
        />
      </div>
    </section>
  );
}

interface ControlButtonProps {
  readonly icon: keyof typeof BUTTON_PATHS;
  readonly label: string;
  readonly isDisabled?: boolean;
  onPress(): void;
}

function ControlButton({ icon, label, isDisabled = false, onPress }: ControlButtonProps) {
  return (
    <button type="button" class="rp-press" aria-label={label} title={label} disabled={isDisabled} onClick={onPress}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={BUTTON_PATHS[icon]} />
      </svg>
    </button>
  );
}

export function PlaybackOptions({ timeline, playback, chapters, playerNames, translations }: PlaybackOptionsProps) {
  const { position, perspective, speed, isPlaying, jumpTo } = playback;
  const perspectives: readonly (readonly [Perspective, string])[] = [
    ...seatsOf(timeline).map((seat) => [seat, playerNames[seat]] as const),
    ['spectator', translations.spectator],
    ['all', translations.all],
  ];
  return (
    <section class="rp-picks is-perspective" aria-label={translations.view}>
      <LabelledSelect
        label={translations.chapter}
        value={String(chapterAt(chapters, position.value).at)}
        options={chapters.map((chapter) => [String(chapter.at), chapter.label])}
        onChange={(value) => {
          isPlaying.value = false;
          jumpTo(Number(value));
        }}
      />
      <LabelledSelect
        label={translations.eyes}
        value={String(perspective.value)}
        options={perspectives.map(([value, label]) => [String(value), label])}
        onChange={(value) => {
          perspective.value = perspectives.find(([seat]) => String(seat) === value)?.[0] ?? 'spectator';
        }}
      />
      <LabelledSelect
        label={translations.speed}
        value={String(speed.value)}
        options={SPEEDS.map((rate) => [String(rate), `${formatNumber(currentLang(), rate)}×`])}
        onChange={(value) => {
          speed.value = Number(value);
        }}
      />
    </section>
  );
}

interface LabelledSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}

export function LabelledSelect({ label, value, options, onChange }: LabelledSelectProps) {
  return (
    <label class="rp-pickone">
      <span class="rp-pickname">{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Arrow keys go to the next or previous move, except in elements that use these keys. */
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
