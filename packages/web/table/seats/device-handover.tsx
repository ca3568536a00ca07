import { useEffect, useRef } from 'preact/hooks';
import { SeatMark } from '../../components/seat-mark.tsx';
import { t } from '../../i18n/translations.ts';

interface DeviceHandoverProps {
  readonly seat: number;
  readonly name: string;
  onReady(): void;
}

/** Hides the table between the turns of two players on a shared device, until the next one is ready. */
export function DeviceHandover({ seat, name, onReady }: DeviceHandoverProps) {
  const translations = t().cover;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <section class="cover" aria-label={translations.pass(name)}>
      <SeatMark seat={seat} />
      <h2>{translations.pass(name)}</h2>
      <p>{translations.about}</p>
      <button type="button" class="button is-main" ref={button} onClick={onReady}>
        {translations.ready(name)}
      </button>
    </section>
  );
}
