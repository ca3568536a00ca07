import type { BoardSettings } from '@safehouse/ui';
import { useMemo, useState } from 'preact/hooks';
import { AGENT_CARDS, AGENT_NAMES, type AgentName, HOME_SPACES } from '../data/cards.ts';
import type { GameTranslations } from '../locales/en.ts';
import { Portrait } from '../ui/art/portraits.tsx';
import { iconText } from '../ui/log/icon-text.ts';
import { type ExamplePosition, examplePosition } from './example-position.ts';
import type { GuideTexts } from './locales/en.ts';
import { StreetPicture } from './street-picture.tsx';

interface StreetExampleProps {
  readonly texts: GuideTexts['example'];
  readonly translations: GameTranslations;
  readonly settings: BoardSettings;
}

/** Recruit agents one after the other, and see where the pawn goes. */
export function StreetExample({ texts, translations, settings }: StreetExampleProps) {
  const [recruited, setRecruited] = useState<readonly AgentName[]>([]);
  const position = useMemo(() => examplePosition(recruited), [recruited]);
  const { space, walk, outcome } = position;
  const isUsedUp = (agent: AgentName) =>
    recruited.filter((name) => name === agent).length === AGENT_CARDS[agent].copies;
  return (
    <div class="aa-guide-example">
      <StreetPicture
        mode="simple"
        spaces={[space, HOME_SPACES[1]]}
        walks={walk.by === 0 ? [] : [{ side: 0, ...walk }]}
        settings={settings}
      />
      <p role="status" class="aa-guide-result">
        {resultText(position, texts, translations)}
      </p>
      <ul class="aa-guide-agents" aria-label={texts.agents}>
        {AGENT_NAMES.map((agent) => (
          <li key={agent}>
            <button
              type="button"
              disabled={outcome !== null || isUsedUp(agent)}
              onClick={() => setRecruited([...recruited, agent])}
            >
              <Portrait agent={agent} />
              {translations.recruit(translations.agents[agent])}
            </button>
          </li>
        ))}
      </ul>
      <p class="quiet">{texts.about}</p>
      <button type="button" class="button" disabled={recruited.length === 0} onClick={() => setRecruited([])}>
        {texts.again}
      </button>
    </div>
  );
}

function resultText(
  { space, last, outcome }: ExamplePosition,
  texts: GuideTexts['example'],
  translations: GameTranslations,
): string {
  if (!last) return texts.start(space + 1);
  const recruited = texts.recruited(translations.agents[last.agent], last.copy, iconText(last.icon, translations));
  return `${recruited} ${outcome ? texts[outcome] : texts.standing(space + 1)}`;
}
