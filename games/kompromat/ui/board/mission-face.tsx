import type { CounterId, MissionId } from '../../data/missions.ts';
import type { GameTranslations } from '../../locales/en.ts';
import { Emblem } from '../art/emblem.tsx';
import { counterTokens, missionKind, missionName, missionPoints } from './mission-info.ts';

interface MissionFaceProps {
  readonly card: MissionId;
  readonly counter: CounterId | null;
  readonly translations: GameTranslations;
}

/** What is printed on a mission card, and the counter-intelligence under it. Without text for screen readers. */
export function MissionFace({ card, counter, translations }: MissionFaceProps) {
  return (
    <>
      <MissionWorth card={card} />
      <span class="ko-cover">
        <Emblem card={card} />
        <span class="ko-name" aria-hidden="true">
          {missionName(card, translations)}
        </span>
        {counter !== null && <CounterStrip tokens={counterTokens(counter)} />}
      </span>
    </>
  );
}

function MissionWorth({ card }: { readonly card: MissionId }) {
  const kind = missionKind(card);
  const text = {
    target: String(missionPoints(card)),
    item: '1',
    code: '2·6·12',
    document: '2·6·12',
    counter: '',
  }[kind];
  return (
    <span class="ko-worth" aria-hidden="true">
      {text}
    </span>
  );
}

/** Counter-intelligence under the mission: one eye for each token. */
function CounterStrip({ tokens }: { readonly tokens: number }) {
  return (
    <span class="ko-counter" aria-hidden="true">
      {Array.from({ length: tokens }, (_, i) => (
        <svg viewBox="0 0 48 48" key={i} aria-hidden="true">
          <path d="M2 24q22-26 44 0q-22 26-44 0z" fill="currentColor" />
          <circle class="ko-pupil" cx="24" cy="24" r="8" />
        </svg>
      ))}
      <b>+{tokens}</b>
    </span>
  );
}
