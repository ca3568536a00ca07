import { useEffect, useRef } from 'preact/hooks';
import { Mark } from '../parts/mark.tsx';
import { house } from '../state/words.ts';

interface CoverProps {
  readonly seat: number;
  readonly name: string;
  uncover(): void;
}

/** Between two players on one device: nothing of the table is on the screen but whose turn it is. */
export function Cover({ seat, name, uncover }: CoverProps) {
  const words = house().cover;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <section class="cover" aria-label={words.pass(name)}>
      <Mark seat={seat} />
      <h2>{words.pass(name)}</h2>
      <p>{words.about}</p>
      <button type="button" class="button is-main" ref={button} onClick={uncover}>
        {words.ready(name)}
      </button>
    </section>
  );
}
