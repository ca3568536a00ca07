import type { RecordFault } from '@safehouse/contract';
import type { ReplayTranslations } from '../locales/en.ts';

/** Translated, because the engine's own messages are for programs. */
export function faultText(fault: RecordFault, translations: ReplayTranslations): string {
  return fault.at === null ? translations.faults[fault.code] : translations.faultMove(fault.at + 1);
}

export function FaultNotice({ text }: { readonly text: string }) {
  return (
    <div class="notice is-no" role="alert">
      <p>{text}</p>
    </div>
  );
}
