import { LANGS, LANGUAGES } from '@safehouse/ui';
import { PageLayout } from '../../components/page-layout.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { saveInvisible } from '../../online/session.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { HANDS, MOTIONS, OPEN_PANELS, PALETTES, SPEEDS, settings, TEXT_SIZES, THEMES } from '../../state/settings.ts';
import { playSound } from '../../state/sound.ts';
import { ChoiceSetting, SwitchSetting } from './choice-setting.tsx';
import { SETTINGS_TRANSLATIONS, type SettingsTranslations } from './locales/index.ts';
import { NameSetting } from './name-setting.tsx';
import { NotificationSettings } from './notifications/notification-settings.tsx';

export function SettingsScreen() {
  const translations = t().settings;
  const preferences = useScreenTranslations(SETTINGS_TRANSLATIONS);
  useDocumentTitle(translations.title);
  return (
    <PageLayout title={translations.title}>
      <section class="plain settings">
        <h1>{translations.title}</h1>
        <p class="quiet">{translations.kept}</p>
        <NameSetting />
        {preferences && (
          <>
            <LookSettings preferences={preferences} />
            <TableSettings preferences={preferences} />
            <SoundSettings preferences={preferences} />
            <NotificationSettings />
          </>
        )}
      </section>
    </PageLayout>
  );
}

interface SettingsGroupProps {
  readonly preferences: SettingsTranslations;
}

function LookSettings({ preferences }: SettingsGroupProps) {
  const translations = t().settings;
  return (
    <>
      <h2>{preferences.look}</h2>
      <ChoiceSetting
        name="lang"
        label={translations.language}
        setting={settings.lang}
        words={LANGS}
        labels={LANGUAGES}
      />
      <ChoiceSetting
        name="theme"
        label={translations.theme}
        setting={settings.theme}
        words={THEMES}
        labels={translations.themes}
      />
      <ChoiceSetting
        name="text"
        label={preferences.textSize}
        setting={settings.textSize}
        words={TEXT_SIZES}
        labels={preferences.textSizes}
      />
      <ChoiceSetting
        name="palette"
        label={preferences.palette}
        about={preferences.paletteAbout}
        setting={settings.palette}
        words={PALETTES}
        labels={preferences.palettes}
      />
      <SwitchSetting
        name="patterns"
        label={translations.patterns}
        about={translations.patternsAbout}
        setting={settings.patterns}
      />
      <ChoiceSetting
        name="motion"
        label={translations.motion}
        setting={settings.motion}
        words={MOTIONS}
        labels={translations.motions}
      />
    </>
  );
}

function TableSettings({ preferences }: SettingsGroupProps) {
  const { table } = t();
  return (
    <>
      <h2>{preferences.table}</h2>
      <ChoiceSetting
        name="speed"
        label={preferences.speed}
        about={preferences.speedAbout}
        setting={settings.speed}
        words={SPEEDS}
        labels={preferences.speeds}
      />
      <SwitchSetting
        name="confirm"
        label={preferences.confirm}
        about={preferences.confirmAbout}
        setting={settings.confirmMoves}
      />
      <SwitchSetting
        name="auto"
        label={preferences.auto}
        about={preferences.autoAbout}
        setting={settings.playOnlyMove}
      />
      <SwitchSetting
        name="end-turn"
        label={preferences.endTurn}
        about={preferences.endTurnAbout}
        setting={settings.endFinishedTurn}
      />
      <ChoiceSetting
        name="hand"
        label={preferences.hand}
        about={preferences.handAbout}
        setting={settings.hand}
        words={HANDS}
        labels={preferences.hands}
      />
      <ChoiceSetting
        name="panel"
        label={preferences.panel}
        about={preferences.panelAbout}
        setting={settings.openPanel}
        words={OPEN_PANELS}
        labels={table}
      />
      <SwitchSetting
        name="shortcuts"
        label={preferences.shortcuts}
        about={preferences.shortcutsAbout}
        setting={settings.shortcuts}
      />
    </>
  );
}

function SoundSettings({ preferences }: SettingsGroupProps) {
  const translations = t().settings;
  return (
    <>
      <h2>{preferences.audio}</h2>
      <SwitchSetting
        name="sound"
        label={translations.sound}
        about={translations.soundAbout}
        setting={settings.sound}
        onChange={playSample}
      />
      <label class="volume">
        <span>{preferences.volume}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={10}
          value={settings.volume.value}
          disabled={!settings.sound.value}
          onChange={({ currentTarget }) => {
            settings.volume.value = Number(currentTarget.value);
            playSample();
          }}
        />
      </label>
      <SwitchSetting
        name="speech"
        label={translations.speech}
        about={translations.speechAbout}
        setting={settings.speech}
      />
      <SwitchSetting
        name="invisible"
        label={preferences.invisible}
        about={preferences.invisibleAbout}
        setting={settings.invisible}
        onChange={() => void saveInvisible()}
      />
    </>
  );
}

function playSample(): void {
  playSound('bell');
}
