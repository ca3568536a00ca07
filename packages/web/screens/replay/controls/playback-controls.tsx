import { formatNumber } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { SelectField } from '../../../components/select-field.tsx';
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
  const perspectives: readonly { readonly value: Perspective; readonly label: string }[] = [
    ...seatsOf(timeline).map((seat) => ({ value: seat, label: playerNames[seat] })),
    { value: 'spectator', label: translations.spectator },
    { value: 'all', label: translations.all },
  ];
  return (
    <section class="rp-selects is-perspective" aria-label={translations.view}>
      <SelectField
        class="rp-select"
        label={translations.chapter}
        value={chapterAt(chapters, position.value).at}
        options={chapters.map(({ at, label }) => ({ value: at, label }))}
        onChange={(at) => {
          isPlaying.value = false;
          jumpTo(at);
        }}
      />
      <SelectField
        class="rp-select"
        label={translations.eyes}
        value={perspective.value}
        options={perspectives}
        onChange={(value) => {
          perspective.value = value;
        }}
      />
      <SelectField
        class="rp-select"
        label={translations.speed}
        value={speed.value}
        options={SPEEDS.map((rate) => ({ value: rate, label: `${formatNumber(currentLang(), rate)}×` }))}
        onChange={(value) => {
          speed.value = value;
        }}
      />
    </section>
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
