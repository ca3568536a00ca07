import type { GuideBlock, GuideCard } from '@safehouse/ui';
import { boardSettings } from '../../state/theme.ts';
import type { RulesScreenTranslations } from './locales/en.ts';
import { RichText } from './rich-text.tsx';

interface GuideBlockProps {
  readonly block: GuideBlock;
  readonly translations: RulesScreenTranslations;
}

export function GuideBlockView({ block, translations }: GuideBlockProps) {
  switch (block.type) {
    case 'text':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return <ul class="guide-list">{block.items.map(listItem)}</ul>;
    case 'steps':
      return <ol class="guide-list">{block.items.map(listItem)}</ol>;
    case 'cards':
      return <CardList cards={block.cards} />;
    case 'picture':
      return (
        <div class="guide-picture">
          <block.Picture settings={boardSettings.value} />
        </div>
      );
    case 'example':
      return (
        <div class="guide-example">
          <h3>{translations.tryIt(block.title)}</h3>
          <block.Example settings={boardSettings.value} />
        </div>
      );
  }
}

const listItem = (text: string) => (
  <li key={text}>
    <RichText text={text} />
  </li>
);

function CardList({ cards }: { readonly cards: readonly GuideCard[] }) {
  return (
    <ul class="guide-cards">
      {cards.map(({ name, kind, text, when, Picture }) => (
        <li key={name}>
          <div class="guide-card-picture">
            <Picture settings={boardSettings.value} />
          </div>
          <div>
            <h3>{name}</h3>
            {kind !== undefined && <p class="guide-kind">{kind}</p>}
            {text !== undefined && (
              <p>
                <RichText text={text} />
              </p>
            )}
            {when !== undefined && <p class="guide-kind">{when}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
