import type { RecordFault } from '@safehouse/contract';
import type { ReplayTranslations } from '../locales/en.ts';

interface FaultTextProps {
  readonly fault: RecordFault;
  readonly translations: ReplayTranslations;
}

/** In the reader's language; the messages of the engine are for programs. */
export function FaultText({ fault, translations }: FaultTextProps) {
  return (
    <div class="notice is-no" role="alert">
      <p>{fault.at === null ? translations.faults[fault.code] : translations.faultMove(fault.at + 1)}</p>
    </div>
  );
}
