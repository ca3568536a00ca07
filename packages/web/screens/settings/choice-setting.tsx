import type { Signal } from '@preact/signals';
import { RadioGroup } from '../../components/radio-group.tsx';
import { t } from '../../i18n/translations.ts';

interface ChoiceSettingProps<Word extends string> {
  readonly name: string;
  readonly label: string;
  readonly about?: string;
  readonly setting: Signal<Word>;
  readonly words: readonly Word[];
  readonly labels: { readonly [word in Word]: string };
}

/** A setting with a few possible values. */
export function ChoiceSetting<Word extends string>(props: ChoiceSettingProps<Word>) {
  const { name, label, about, setting, words, labels } = props;
  return (
    <RadioGroup
      name={name}
      label={label}
      value={setting.value}
      options={words.map((value) => ({ value, label: labels[value] }))}
      onChange={(value) => {
        setting.value = value;
      }}
    >
      {about !== undefined && <p class="quiet">{about}</p>}
    </RadioGroup>
  );
}

interface SwitchSettingProps {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly setting: Signal<boolean>;
  onChange?(): void;
}

export function SwitchSetting({ name, label, about, setting, onChange }: SwitchSettingProps) {
  const { on, off } = t().settings;
  const options = [
    { value: true, label: on },
    { value: false, label: off },
  ];
  const choose = (isOn: boolean) => {
    setting.value = isOn;
    onChange?.();
  };
  return (
    <RadioGroup name={name} label={label} value={setting.value} options={options} onChange={choose}>
      <p class="quiet">{about}</p>
    </RadioGroup>
  );
}
