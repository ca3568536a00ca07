import { EQUIPMENT_IDS, KIT } from '../data/equipment.ts';
import type { CounterId, MissionId } from '../data/missions.ts';
import type { GameTranslations } from '../locales/en.ts';
import { Card } from '../ui/board/card.tsx';
import { MissionFace } from '../ui/board/mission-face.tsx';

/** All cards of a player, in order of value. */
export function EquipmentPicture() {
  return (
    <div class="ko-guide-cards">
      {KIT.map((card, i) => (
        <Card key={i} card={EQUIPMENT_IDS[card]} isFaceVisible isFaceUp isReducedMotion />
      ))}
    </div>
  );
}

/** A mission between the cards of both players: the first one face up, the others face down. */
export function MissionPicture({ translations }: { readonly translations: GameTranslations }) {
  return (
    <div class="ko-guide-mission">
      <ColumnPicture first="7" faceDown={2} />
      <FolderPicture card="pursuit" counter="counter-1a" translations={translations} />
      <ColumnPicture first="ace" faceDown={1} />
    </div>
  );
}

function ColumnPicture({ first, faceDown }: { readonly first: '7' | 'ace'; readonly faceDown: number }) {
  return (
    <div class="ko-guide-cards">
      <Card card={first} isFaceVisible isFaceUp isReducedMotion />
      {Array.from({ length: faceDown }, (_, i) => (
        <Card key={i} card={{ closed: 1 }} isFaceVisible={false} isFaceUp={false} isReducedMotion />
      ))}
    </div>
  );
}

interface FolderPictureProps {
  readonly card: MissionId;
  readonly counter?: CounterId;
  readonly translations: GameTranslations;
}

export function FolderPicture({ card, counter, translations }: FolderPictureProps) {
  return (
    <div class="ko-folder" aria-hidden="true">
      <MissionFace card={card} counter={counter ?? null} translations={translations} />
    </div>
  );
}
