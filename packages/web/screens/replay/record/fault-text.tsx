import type { RecordFault } from '@safehouse/contract';
import type { ReplayTranslations } from '../locales/en.ts';

interface FaultTextProps {
  readonly fault: RecordFault;
  readonly translations: ReplayTranslations;
}

export function FaultText({ fault, translations }: FaultTextProps) {
  return (
    <div class="notice is-no" role="alert">
      <p>
        {fault.at === null ? translations.faultHead : translations.faultMove(fault.at + 1)}
        <br />
        <code class="rp-code">
          {fault.code}: {fault.message}
        </code>
      </p>
    </div>
  );
}
