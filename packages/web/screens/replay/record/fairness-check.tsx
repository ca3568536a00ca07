import { useSignal } from '@preact/signals';
import { type GameRecord, isPlainObject } from '@safehouse/contract';
import { type RecordVerdict, verifyRecord } from '@safehouse/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { ReplayTranslations } from '../locales/en.ts';
import type { ReplayContext } from '../replay-context.ts';

/** Recomputes the deal from the seeds in the browser. */
export function FairnessCheck({ timeline, origin, translations, playerNames }: ReplayContext) {
  const verdict = useSignal<RecordVerdict | null>(null);
  const part = useRef<HTMLElement>(null);
  const check = () => {
    verdict.value = verifyRecord(timeline.rules, timeline.record);
  };
  useEffect(() => {
    if (location.hash !== '#fair') return;
    check();
    part.current?.scrollIntoView();
  }, [timeline]);
  const isLocal = origin === 'local';
  return (
    <section class="rp-part" aria-labelledby="rp-fair" ref={part}>
      <h2 id="rp-fair">{translations.fair}</h2>
      {verdict.value === null ? (
        <button type="button" class="button" onClick={check}>
          {translations.fairCheck}
        </button>
      ) : (
        <div role="status">
          <FairnessVerdict verdict={verdict.value} isLocal={isLocal} translations={translations} />
        </div>
      )}
      {verdict.value !== null && (
        <FairnessDetails record={timeline.record} names={playerNames} translations={translations} />
      )}
    </section>
  );
}

interface FairnessVerdictProps {
  readonly verdict: RecordVerdict;
  readonly isLocal: boolean;
  readonly translations: ReplayTranslations;
}

function FairnessVerdict({ verdict, isLocal, translations }: FairnessVerdictProps) {
  if (verdict === 'no-fairness')
    return <p class="rp-fair">{isLocal ? translations.fairLine : translations.fairNone}</p>;
  const isFair = verdict === 'fair';
  const headline = !isFair ? translations.fairNo : isLocal ? translations.fairHere : translations.fairYes;
  const about = !isFair
    ? translations.fairWhy[verdict]
    : isLocal
      ? translations.fairHereAbout
      : translations.fairYesAbout;
  return (
    <div class={`rp-fair ${isFair ? 'is-green' : 'is-red'}`}>
      <p class="rp-light">{headline}</p>
      <p>{about}</p>
    </div>
  );
}

interface FairnessDetailsProps {
  readonly record: GameRecord;
  readonly names: readonly string[];
  readonly translations: ReplayTranslations;
}

/** The values needed to recompute the deal with other tools. */
function FairnessDetails({ record: { meta, seed }, names, translations }: FairnessDetailsProps) {
  const { commitment, serverSeed, chairSeeds } = isPlainObject(meta?.fairness) ? meta.fairness : {};
  if (typeof commitment !== 'string') return null;
  const seeds = Array.isArray(chairSeeds) ? chairSeeds.map(String) : [];
  return (
    <details class="rp-details">
      <summary>{translations.details}</summary>
      <dl>
        <dt>{translations.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{translations.serverSeed}</dt>
        <dd>
          <code>{String(serverSeed)}</code>
        </dd>
        <dt>{translations.chairSeeds}</dt>
        {seeds.map((chairSeed, chair) => (
          <dd key={chair}>
            <code>{chairSeed || translations.noSeed}</code>
          </dd>
        ))}
        <dt>{translations.seed}</dt>
        <dd>
          <code>{seed ?? ''}</code>
        </dd>
        <dt>{translations.order}</dt>
        <dd>{names.join(', ')}</dd>
      </dl>
    </details>
  );
}
