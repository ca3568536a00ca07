import { useSignal } from '@preact/signals';
import { type GameRecord, isPlainObject } from '@safehouse/contract';
import { type Verdict, verifyRecord } from '@safehouse/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { Looking } from './looking.ts';
import type { Words } from './words/en.ts';

/** One button: was this match dealt as promised? The browser computes it all again and trusts nobody. */
export function FairPart({ reel, origin, words, names }: Looking) {
  const verdict = useSignal<Verdict | null>(null);
  const part = useRef<HTMLElement>(null);
  const check = () => {
    verdict.value = verifyRecord(reel.rules, reel.record);
  };
  useEffect(() => {
    if (location.hash !== '#fair') return;
    check();
    part.current?.scrollIntoView();
  }, [reel]);
  const isHere = origin === 'local';
  return (
    <section class="rp-part" aria-labelledby="rp-fair" ref={part}>
      <h2 id="rp-fair">{words.fair}</h2>
      {verdict.value === null ? (
        <button type="button" class="button" onClick={check}>
          {words.fairCheck}
        </button>
      ) : (
        <div role="status">
          <Said verdict={verdict.value} isHere={isHere} words={words} />
        </div>
      )}
      {verdict.value !== null && <Details record={reel.record} names={names} words={words} />}
    </section>
  );
}

interface SaidProps {
  readonly verdict: Verdict;
  readonly isHere: boolean;
  readonly words: Words;
}

function Said({ verdict, isHere, words }: SaidProps) {
  if (verdict === 'no-fairness') return <p class="rp-fair">{isHere ? words.fairLine : words.fairNone}</p>;
  const isFair = verdict === 'fair';
  const headline = !isFair ? words.fairNo : isHere ? words.fairHere : words.fairYes;
  const about = !isFair ? words.fairWhy[verdict] : isHere ? words.fairHereAbout : words.fairYesAbout;
  return (
    <div class={`rp-fair ${isFair ? 'is-green' : 'is-red'}`}>
      <p class="rp-light">{headline}</p>
      <p>{about}</p>
    </div>
  );
}

interface DetailsProps {
  readonly record: GameRecord;
  readonly names: readonly string[];
  readonly words: Words;
}

/** Everything that is needed to compute it once more with other tools. */
function Details({ record: { meta, seed }, names, words }: DetailsProps) {
  const { commitment, serverSeed, chairSeeds } = isPlainObject(meta?.fairness) ? meta.fairness : {};
  if (typeof commitment !== 'string') return null;
  const seeds = Array.isArray(chairSeeds) ? chairSeeds.map(String) : [];
  return (
    <details class="rp-details">
      <summary>{words.details}</summary>
      <dl>
        <dt>{words.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{words.serverSeed}</dt>
        <dd>
          <code>{String(serverSeed)}</code>
        </dd>
        <dt>{words.chairSeeds}</dt>
        {seeds.map((one, chair) => (
          <dd key={chair}>
            <code>{one || words.noSeed}</code>
          </dd>
        ))}
        <dt>{words.seed}</dt>
        <dd>
          <code>{seed ?? ''}</code>
        </dd>
        <dt>{words.order}</dt>
        <dd>{names.join(', ')}</dd>
      </dl>
    </details>
  );
}
