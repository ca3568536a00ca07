import { LANGS, LANGUAGES } from '@safehouse/ui';
import { useState } from 'preact/hooks';
import { NameField } from '../../components/name-field.tsx';
import { PageLayout } from '../../components/page-layout.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { t } from '../../i18n/translations.ts';
import { currentUser, ensureSession } from '../../online/session.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { MOTIONS, settings, THEMES } from '../../state/settings.ts';
import { playSound } from '../../state/sound.ts';
import { NotificationSetting } from './notifications.tsx';

export function SettingsScreen() {
  const words = t().settings;
  useDocumentTitle(words.title);
  return (
    <PageLayout title={words.title}>
      <section class="plain settings">
        <h1>{words.title}</h1>
        <p class="quiet">{words.kept}</p>
        <RadioGroup
          name="lang"
          label={words.language}
          value={settings.lang.value}
          options={LANGS.map((value) => ({ value, label: LANGUAGES[value] }))}
          onChange={(value) => {
            settings.lang.value = value;
          }}
        />
        <RadioGroup
          name="theme"
          label={words.theme}
          value={settings.theme.value}
          options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
          onChange={(value) => {
            settings.theme.value = value;
          }}
        />
        <RadioGroup
          name="motion"
          label={words.motion}
          value={settings.motion.value}
          options={MOTIONS.map((value) => ({ value, label: words.motions[value] }))}
          onChange={(value) => {
            settings.motion.value = value;
          }}
        />
        <OnOffSetting
          name="patterns"
          label={words.patterns}
          about={words.patternsAbout}
          value={settings.patterns}
        />
        <OnOffSetting
          name="sound"
          label={words.sound}
          about={words.soundAbout}
          value={settings.sound}
          onChange={playSample}
        />
        <NotificationSetting />
        <NameSetting />
      </section>
    </PageLayout>
  );
}

function playSample(): void {
  playSound('bell');
}

interface OnOffProps {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly value: { value: boolean };
  onChange?(): void;
}

function OnOffSetting({ name, label, about, value, onChange }: OnOffProps) {
  const words = t().settings;
  const options = [
    { value: true, label: words.on },
    { value: false, label: words.off },
  ];
  const choose = (isOn: boolean) => {
    value.value = isOn;
    onChange?.();
  };
  return (
    <RadioGroup name={name} label={label} value={value.value} options={options} onChange={choose}>
      <p class="quiet">{about}</p>
    </RadioGroup>
  );
}

/** With a session the name is saved on the server too. */
function NameSetting() {
  const words = t().settings;
  const [message, setMessage] = useState('');
  const save = async () => {
    const error = currentUser.value ? await ensureSession() : null;
    setMessage(error ? refusalText(error).text : words.saved);
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
        <span role="status">{message}</span>
      </div>
    </form>
  );
}
