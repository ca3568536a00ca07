import { useSignal } from '@preact/signals';
import { type GameRecord, isPlainObject } from '@safehouse/contract';
import { type RecordVerdict, type RememberedDeal, verifyRecord } from '@safehouse/protocol';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { rememberedDeal } from '../../../online/remembered-deals.ts';
import type { ReplayTranslations } from '../locales/en.ts';
import type { ReplayContext } from '../replay-context.ts';

/** Recomputes the deal from the seeds, and compares it with what this browser stored before the match. */
export function FairnessCheck({ timeline, origin, translations, playerNames }: ReplayContext) {
  const { rules, record } = timeline;
  const verdict = useSignal<RecordVerdict | null>(null);
  const part = useRef<HTMLElement>(null);
  const remembered = useMemo(() => rememberedDeal(record.meta?.match), [record]);
  const check = () => {
    verdict.value = verifyRecord(rules, record, remembered ?? undefined);
  };
  useEffect(() => {
    if (location.hash !== '#fair') return;
    check();
    part.current?.scrollIntoView();
  }, [timeline]);
  return (
    <section class="rp-part" aria-labelledby="rp-fair" ref={part}>
      <h2 id="rp-fair">{translations.fair}</h2>
      {verdict.value === null ? (
        <button type="button" class="button" onClick={check}>
          {translations.fairCheck}
        </button>
      ) : (
        <div role="status">
          <FairnessVerdict
            verdict={verdict.value}
            remembered={remembered}
            isLocal={origin === 'local'}
            translations={translations}
          />
        </div>
      )}
      {verdict.value !== null && <FairnessDetails record={record} names={playerNames} translations={translations} />}
    </section>
  );
}

interface FairnessVerdictProps {
  readonly verdict: RecordVerdict;
  readonly remembered: RememberedDeal | null;
  readonly isLocal: boolean;
  readonly translations: ReplayTranslations;
}

function FairnessVerdict({ verdict, remembered, isLocal, translations }: FairnessVerdictProps) {
  if (verdict === 'no-fairness' && !remembered)
    return <p class="rp-fair">{isLocal ? translations.fairLine : translations.fairNone}</p>;
  if (verdict !== 'fair')
    return <Light color="red" headline={translations.fairNo} about={translations.fairWhy[verdict]} />;
  if (isLocal) return <Light color="green" headline={translations.fairHere} about={translations.fairHereAbout} />;
  return remembered ? (
    <Light
      color="green"
      headline={translations.fairYes}
      about={`${translations.fairYesAbout[remembered.kind]} ${translations.fairSameCards}`}
    />
  ) : (
    <Light color="none" headline={translations.fairRecord} about={translations.fairRecordAbout} />
  );
}

interface LightProps {
  readonly color: 'green' | 'red' | 'none';
  readonly headline: string;
  readonly about: string;
}

function Light({ color, headline, about }: LightProps) {
  return (
    <div class={`rp-fair is-${color}`}>
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

/** The values for recomputing the deal with other tools. */
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
