import type { Character } from '@safehouse/ui';
import { levelName, t } from '../i18n/translations.ts';
import { beatenLevelsOf } from '../state/beaten-levels.ts';
import { characterOfLevel, useCharacters } from '../state/characters.ts';
import { CharacterFace } from './character-face.tsx';

interface CharacterPickerProps {
  readonly game: string;
  /** Unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly level: string;
  onChange(level: string): void;
}

/** A row of faces, the weakest first, with the chosen character described below. Renders nothing without characters. */
export function CharacterPicker({ game, name, label, level, onChange }: CharacterPickerProps) {
  const cast = useCharacters(game);
  if (cast === null) return null;
  const chosen = characterOfLevel(cast, level);
  return (
    <fieldset class="characters">
      <legend class="hidden">{label}</legend>
      <div class="characters-faces">
        {cast?.characters.map((character) => (
          <FaceOption
            key={character.id}
            character={character}
            name={name}
            isChosen={character === chosen}
            isBeaten={beatenLevelsOf(game).includes(character.level)}
            onChoose={() => onChange(character.level)}
          />
        ))}
      </div>
      <p class="characters-about">
        {chosen && (
          <>
            <b>{chosen.name}</b> <span class="characters-level">{levelName(chosen.level)}</span>{' '}
            <span>{cast?.texts[chosen.id].about}</span>
          </>
        )}
      </p>
    </fieldset>
  );
}

interface FaceOptionProps {
  readonly character: Character;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isBeaten: boolean;
  onChoose(): void;
}

function FaceOption({ character, name, isChosen, isBeaten, onChoose }: FaceOptionProps) {
  const title = `${character.name}, ${levelName(character.level)}${isBeaten ? `, ${t().front.beaten}` : ''}`;
  return (
    <label class={`character-option${isBeaten ? ' is-beaten' : ''}`} title={title}>
      <input type="radio" name={name} value={character.level} checked={isChosen} onChange={onChoose} />
      <CharacterFace character={character} mood={isBeaten ? 'worried' : 'neutral'} />
      <span class="hidden">{title}</span>
    </label>
  );
}
