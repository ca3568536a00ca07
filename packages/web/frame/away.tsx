import { number } from '@safehouse/ui';
import type { Ref } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import { house, lang } from '../state/words.ts';
import type { MissedStep } from './missed.ts';

interface AwayProps {
  readonly steps: readonly MissedStep[];
  /** The step on the board; null: the board shows the present. */
  readonly at: number | null;
  go(at: number): void;
  /** Back to the present, and no more of it. */
  done(): void;
}

/** Something has happened meanwhile: it can be looked at step by step, or let be. */
export function Away(props: AwayProps) {
  const { steps, at, go, done } = props;
  const words = house();
  if (at !== null) return <Step {...props} at={at} />;
  return (
    <section class="notice away" aria-label={words.away.title}>
      <p>
        <b>{words.away.title}</b>
      </p>
      <div class="row">
        <button type="button" class="button" onClick={() => go(0)}>
          {words.away.show} ({number(lang(), steps.length)})
        </button>
        <button type="button" class="icon-button" aria-label={words.close} onClick={done}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

function Step({ steps, at, go, done }: AwayProps & { readonly at: number }) {
  const words = house().away;
  const { seat, texts } = steps[at];
  const isLast = at === steps.length - 1;
  const onward = useRef<HTMLButtonElement>(null);
  // The button that was pressed to come here is gone, or can do no more.
  useEffect(() => onward.current?.focus({ preventScroll: true }), [isLast]);
  return (
    <section class="notice away is-stepping" aria-label={words.title}>
      <p class="away-line" aria-live="polite">
        {seat !== null && <Mark seat={seat} />}
        <span>{texts.join(' ')}</span>
      </p>
      <div class="away-ways">
        <Way icon="previous" label={words.previous} isOff={at === 0} press={() => go(at - 1)} />
        <span>{words.step(at + 1, steps.length)}</span>
        <Way
          icon="next"
          label={words.next}
          isOff={isLast}
          place={isLast ? null : onward}
          press={() => go(at + 1)}
        />
        <button
          type="button"
          class={`button${isLast ? ' is-main' : ''}`}
          ref={isLast ? onward : null}
          onClick={done}
        >
          {words.toNow}
        </button>
      </div>
    </section>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly place?: Ref<HTMLButtonElement>;
  press(): void;
}

function Way({ icon, label, isOff, place = null, press }: WayProps) {
  return (
    <button
      type="button"
      class="icon-button"
      ref={place}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
}
