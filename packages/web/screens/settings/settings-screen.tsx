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
  const translations = t().settings;
  useDocumentTitle(translations.title);
  return (
    <PageLayout title={translations.title}>
      <section class="plain settings">
        <h1>{translations.title}</h1>
        <p class="quiet">{translations.kept}</p>
        <RadioGroup
          name="lang"
          label={translations.language}
          value={settings.lang.value}
          options={LANGS.map((value) => ({ value, label: LANGUAGES[value] }))}
          onChange={(value) => {
            settings.lang.value = value;
          }}
        />
        <RadioGroup
          name="theme"
          label={translations.theme}
          value={settings.theme.value}
          options={THEMES.map((value) => ({ value, label: translations.themes[value] }))}
          onChange={(value) => {
            settings.theme.value = value;
          }}
        />
        <RadioGroup
          name="motion"
          label={translations.motion}
          value={settings.motion.value}
          options={MOTIONS.map((value) => ({ value, label: translations.motions[value] }))}
          onChange={(value) => {
            settings.motion.value = value;
          }}
        />
        <OnOffSetting
          name="patterns"
          label={translations.patterns}
          about={translations.patternsAbout}
          value={settings.patterns}
        />
        <OnOffSetting
          name="sound"
          label={translations.sound}
          about={translations.soundAbout}
          value={settings.sound}
          onChange={playSample}
        />
        <OnOffSetting
          name="speech"
          label={translations.speech}
          about={translations.speechAbout}
          value={settings.speech}
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
  const translations = t().settings;
  const options = [
    { value: true, label: translations.on },
    { value: false, label: translations.off },
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
  const translations = t().settings;
  const [message, setMessage] = useState('');
  const save = async () => {
    const error = currentUser.value ? await ensureSession() : null;
    setMessage(error ? refusalText(error).text : translations.saved);
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
          {translations.save}
        </button>
        <span role="status">{message}</span>
      </div>
    </form>
  );
}
