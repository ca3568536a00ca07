import type { BoardSettings } from '@safehouse/ui';
import { useState } from 'preact/hooks';
import type { GameTranslations } from '../locales/en.ts';
import type { EditionNames } from '../ui/log/edition-names.ts';
import type { GuideTexts } from './locales/en.ts';
import { MapPicture } from './map-picture.tsx';
import { nextOccupant, type Occupant, spaceCosts } from './space-cost.ts';

/** A connection with three spaces that no other one shares. */
const CONNECTION = { from: 'ROM', to: 'IST', spaces: ['s23', 's24', 's25'] };
const FRAME = { x: 370, y: 560, width: 400, height: 200 };
const AT_FIRST: readonly Occupant[] = ['empty', 'other', 'empty'];

interface ConnectionExampleProps {
  readonly texts: GuideTexts['example'];
  readonly translations: GameTranslations;
  readonly names: EditionNames;
  readonly settings: BoardSettings;
}

/** What a connection costs, depending on who has agents on its spaces. */
export function ConnectionExample({ texts, translations, names, settings }: ConnectionExampleProps) {
  const [occupants, setOccupants] = useState(AT_FIRST);
  const agents = CONNECTION.spaces.flatMap((space, i) =>
    occupants[i] === 'empty' ? [] : [[space, occupants[i] === 'own' ? 0 : 1] as const],
  );
  const costs = spaceCosts(occupants);
  const cost = costs.reduce((sum, agentsOnSpace) => sum + agentsOnSpace, 0);
  const from = names.cityName(CONNECTION.from);
  const to = names.cityName(CONNECTION.to);
  return (
    <div class="sc-guide-example">
      <MapPicture
        frame={FRAME}
        names={names}
        spy={CONNECTION.from}
        agents={Object.fromEntries(agents)}
        settings={settings}
      />
      <p role="status" class="sc-guide-cost">
        {cost === 0
          ? texts.free(from, to)
          : texts.cost(from, to, `${costs.join(' + ')} = ${cost}`, translations.agents(cost))}
      </p>
      <fieldset class="sc-guide-spaces" aria-label={texts.spaces}>
        {occupants.map((occupant, i) => (
          <button
            key={i}
            type="button"
            class="button"
            onClick={() => setOccupants(occupants.with(i, nextOccupant(occupant)))}
          >
            {texts.space(i + 1)}: {texts[occupant]}
          </button>
        ))}
      </fieldset>
      <p class="quiet">{texts.about}</p>
    </div>
  );
}
