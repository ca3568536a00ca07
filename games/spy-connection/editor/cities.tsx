import { LANG_NAMES, LANGS } from '@safehouse/ui';
import { useState } from 'preact/hooks';
import type { Bench } from './bench.ts';
import { movedCity, namedCity, withCity, withConnection, withoutCity } from './edit-map.ts';
import { NumberInput, Press, Select, TextInput } from './fields.tsx';

/** The cities: their names, their places, and new ways from them. */
export function Cities(bench: Bench) {
  const { document: edition, words, lang, chosen, choose, change, cityName } = bench;
  const city = edition.cities.find(({ id }) => id === chosen.id);
  const add = () => {
    const next = withCity(edition, { [lang]: words.newCity });
    change(next);
    choose({ tab: 'cities', id: next.cities.at(-1)?.id ?? '' });
  };
  return (
    <div class="sce-part">
      <div class="sce-pick">
        <Select
          label={words.tabs.cities}
          value={city?.id ?? ''}
          empty={words.choose}
          options={edition.cities.map(({ id }) => ({ id, text: cityName(id) }))}
          change={(id) => choose({ tab: 'cities', id })}
        />
        <Press press={add}>{words.add}</Press>
      </div>
      {city && (
        <>
          {LANGS.map((one) => (
            <TextInput
              key={`${city.id} ${one}`}
              label={words.name(LANG_NAMES[one])}
              value={city.name?.[one] ?? ''}
              change={(word) => change(namedCity(edition, city.id, one, word))}
            />
          ))}
          <div class="sce-pair">
            <NumberInput
              label={words.x}
              value={city.x ?? 0}
              change={(x) => change(movedCity(edition, city.id, { x, y: city.y ?? 0 }))}
            />
            <NumberInput
              label={words.y}
              value={city.y ?? 0}
              change={(y) => change(movedCity(edition, city.id, { x: city.x ?? 0, y }))}
            />
          </div>
          <NewConnection {...bench} from={city.id} />
          <Press tone="danger" press={() => change(withoutCity(edition, city.id))}>
            {words.remove}: {cityName(city.id)}
          </Press>
        </>
      )}
    </div>
  );
}

function NewConnection({ from, ...bench }: Bench & { readonly from: string }) {
  const { document: edition, words, change, choose, cityName } = bench;
  const [to, setTo] = useState('');
  const [length, setLength] = useState(2);
  const others = edition.cities.filter(({ id }) => id !== from);
  const join = () => {
    if (to === '' || to === from) return;
    const next = withConnection(edition, from, to, Math.min(20, Math.max(1, length)));
    change(next);
    choose({ tab: 'connections', id: next.connections.at(-1)?.id ?? '' });
  };
  return (
    <div class="sce-pair">
      <Select
        label={words.connect}
        value={to}
        empty={words.choose}
        options={others.map(({ id }) => ({ id, text: cityName(id) }))}
        change={setTo}
      />
      <NumberInput label={words.length} value={length} change={setLength} />
      <Press press={join}>{words.add}</Press>
    </div>
  );
}
