import { LANG_NAMES, LANGS } from '@safehouse/ui';
import { useState } from 'preact/hooks';
import { NameField } from '../frame/waiting.tsx';
import { comeIn, me } from '../online/me.ts';
import { Choice } from '../parts/choice.tsx';
import { explain } from '../parts/refusal.ts';
import { Shell } from '../parts/shell.tsx';
import { MOTIONS, settings, THEMES } from '../state/settings.ts';
import { sound } from '../state/sound.ts';
import { useDocumentTitle } from '../state/title.ts';
import { house } from '../state/words.ts';
import { Notifications } from './notifications.tsx';

/** All that one can settle for oneself, kept in this browser. */
export function SettingsScreen() {
  const words = house().settings;
  useDocumentTitle(words.title);
  return (
    <Shell title={words.title}>
      <section class="plain settings">
        <h1>{words.title}</h1>
        <p class="quiet">{words.kept}</p>
        <Choice
          name="lang"
          label={words.language}
          value={settings.lang.value}
          options={LANGS.map((value) => ({ value, label: LANG_NAMES[value] }))}
          choose={(value) => {
            settings.lang.value = value;
          }}
        />
        <Choice
          name="theme"
          label={words.theme}
          value={settings.theme.value}
          options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
          choose={(value) => {
            settings.theme.value = value;
          }}
        />
        <Choice
          name="motion"
          label={words.motion}
          value={settings.motion.value}
          options={MOTIONS.map((value) => ({ value, label: words.motions[value] }))}
          choose={(value) => {
            settings.motion.value = value;
          }}
        />
        <OnOff name="patterns" label={words.patterns} about={words.patternsAbout} value={settings.patterns} />
        <OnOff
          name="sound"
          label={words.sound}
          about={words.soundAbout}
          value={settings.sound}
          changed={ring}
        />
        <Notifications />
        <Name />
      </section>
    </Shell>
  );
}

function ring(): void {
  sound('bell');
}

interface OnOffProps {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly value: { value: boolean };
  changed?(): void;
}

function OnOff({ name, label, about, value, changed }: OnOffProps) {
  const words = house().settings;
  const options = [
    { value: true, label: words.on },
    { value: false, label: words.off },
  ];
  const choose = (isOn: boolean) => {
    value.value = isOn;
    changed?.();
  };
  return (
    <Choice name={name} label={label} value={value.value} options={options} choose={choose}>
      <p class="quiet">{about}</p>
    </Choice>
  );
}

/** At a server that knows us the new name has to be told. */
function Name() {
  const words = house().settings;
  const [said, setSaid] = useState('');
  const save = async () => {
    const no = me.value ? await comeIn() : null;
    setSaid(no ? explain(no).text : words.saved);
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <NameField />
      <div class="row">
        <button type="submit" class="button">
          {words.save}
        </button>
        <span role="status">{said}</span>
      </div>
    </form>
  );
}
