import { LANGS, LANGUAGES } from '@safehouse/ui';
import { useState } from 'preact/hooks';
import { addCity, addConnection, moveCity, removeCity, renameCity } from './edit-map.ts';
import type { EditorContext } from './editor-context.ts';
import { Button, NumberInput, Select, TextInput } from './fields.tsx';

/** The cities: their names, their coordinates, and new connections from them. */
export function CitiesPanel(context: EditorContext) {
  const { document: edition, translations, lang, selection, select, onChange, cityName } = context;
  const city = edition.cities.find(({ id }) => id === selection.id);
  const add = () => {
    const next = addCity(edition, { [lang]: translations.newCity });
    onChange(next);
    select({ tab: 'cities', id: next.cities.at(-1)?.id ?? '' });
  };
  return (
    <div class="sce-part">
      <div class="sce-pick">
        <Select
          label={translations.tabs.cities}
          value={city?.id ?? ''}
          empty={translations.choose}
          options={edition.cities.map(({ id }) => ({ id, text: cityName(id) }))}
          change={(id) => select({ tab: 'cities', id })}
        />
        <Button onPress={add}>{translations.add}</Button>
      </div>
      {city && (
        <>
          {LANGS.map((nameLang) => (
            <TextInput
              key={`${city.id} ${nameLang}`}
              label={translations.name(LANGUAGES[nameLang])}
              value={city.name?.[nameLang] ?? ''}
              change={(name) => onChange(renameCity(edition, city.id, nameLang, name))}
            />
          ))}
          <div class="sce-pair">
            <NumberInput
              label={translations.x}
              value={city.x ?? 0}
              change={(x) => onChange(moveCity(edition, city.id, { x, y: city.y ?? 0 }))}
            />
            <NumberInput
              label={translations.y}
              value={city.y ?? 0}
              change={(y) => onChange(moveCity(edition, city.id, { x: city.x ?? 0, y }))}
            />
          </div>
          <NewConnectionForm {...context} from={city.id} />
          <Button tone="danger" onPress={() => onChange(removeCity(edition, city.id))}>
            {translations.remove}: {cityName(city.id)}
          </Button>
        </>
      )}
    </div>
  );
}

function NewConnectionForm({ from, ...context }: EditorContext & { readonly from: string }) {
  const { document: edition, translations, onChange, select, cityName } = context;
  const [to, setTo] = useState('');
  const [length, setLength] = useState(2);
  const others = edition.cities.filter(({ id }) => id !== from);
  const join = () => {
    if (to === '' || to === from) return;
    const next = addConnection(edition, from, to, Math.min(20, Math.max(1, length)));
    onChange(next);
    select({ tab: 'connections', id: next.connections.at(-1)?.id ?? '' });
  };
  return (
    <div class="sce-pair">
      <Select
        label={translations.connect}
        value={to}
        empty={translations.choose}
        options={others.map(({ id }) => ({ id, text: cityName(id) }))}
        change={setTo}
      />
      <NumberInput label={translations.length} value={length} change={setLength} />
      <Button onPress={join}>{translations.add}</Button>
    </div>
  );
}
