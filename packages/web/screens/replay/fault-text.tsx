import type { Fault } from '@safehouse/contract';
import type { Words } from './words/en.ts';

interface FaultProps {
  readonly fault: Fault;
  readonly words: Words;
}

/** The place and the code for everybody; what the engine says for those who wrote the record. */
export function FaultText({ fault, words }: FaultProps) {
  return (
    <div class="notice is-no" role="alert">
      <p>
        {fault.at === null ? words.faultHead : words.faultMove(fault.at + 1)}
        <br />
        <code class="rp-code">
          {fault.code}: {fault.message}
        </code>
      </p>
    </div>
  );
}
