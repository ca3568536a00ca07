import { Glyph } from '@safehouse/ui';
import type { AgentName } from '../../data/cards.ts';
import type { GameTranslations } from '../../locales/en.ts';
import { type Icon, printedIcons } from '../board/view-queries.ts';
import { stepsSymbol } from '../log/icon-text.ts';
import { Portrait } from './portraits.tsx';

interface CardFaceProps {
  readonly agent: AgentName;
  readonly translations: GameTranslations;
  /** The icon that the next card of this agent would use. */
  readonly nextIconIndex?: number | null;
}

/** An agent card, face up. The caller adds the name for screen readers. */
export function CardFace({ agent, translations, nextIconIndex = null }: CardFaceProps) {
  return (
    <span class="aa-card" aria-hidden="true">
      <Portrait agent={agent} />
      <span class="aa-card-name">{translations.agents[agent]}</span>
      <span class="aa-card-icons">
        {printedIcons(agent).map((icon, index) => (
          <IconChip key={index} icon={icon} isNext={index === nextIconIndex} />
        ))}
      </span>
    </span>
  );
}

export function IconChip({ icon, isNext = false }: { readonly icon: Icon; readonly isNext?: boolean }) {
  const tone = icon === 'win' ? 'good' : icon === 'lose' ? 'bad' : 'plain';
  return (
    <span class={`aa-icon is-${tone}${isNext ? ' is-next' : ''}`} aria-hidden="true">
      {typeof icon === 'number' ? stepsSymbol(icon) : <Glyph name={icon === 'win' ? 'star' : 'cross'} />}
    </span>
  );
}

/** The back: a drawn curtain with an eye behind it. */
export function CardBack() {
  return (
    <span class="aa-card aa-back" aria-hidden="true">
      <svg viewBox="0 0 50 70" aria-hidden="true">
        <path d="M0 0h50v70H0z" class="aa-back-ground" />
        <path d="M0 0h16c3 24 0 48-8 70H0zM50 0H34c-3 24 0 48 8 70h8z" class="aa-back-curtain" />
        <path d="M8 0c2 24 1 46-4 66M42 0c-2 24-1 46 4 66" class="aa-back-fold" />
        <path d="M15 35c5-8 15-8 20 0-5 8-15 8-20 0z" class="aa-back-eye" />
        <circle cx="25" cy="35" r="4" class="aa-back-ground" />
      </svg>
    </span>
  );
}
