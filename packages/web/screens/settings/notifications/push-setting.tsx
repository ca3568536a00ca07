import { useEffect, useState } from 'preact/hooks';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { t } from '../../../i18n/translations.ts';
import { disablePush, enablePush, type PushState, readPushState } from '../../../pwa/push-notifications.ts';

/** Push messages to this browser, if it supports them. */
export function PushSetting() {
  const translations = t().settings;
  const [state, setState] = useState<PushState>('off');
  useEffect(() => {
    void readPushState().then(setState);
  }, []);
  const isOn = state === 'on';
  return (
    <RadioGroup
      name="notify"
      label={translations.notify}
      value={isOn}
      options={[
        { value: true, label: translations.on },
        { value: false, label: translations.off },
      ]}
      onChange={(wanted) => void (wanted ? enablePush() : disablePush()).then(setState)}
    >
      <p class="quiet" role="status">
        {state === 'denied'
          ? translations.notifyDenied
          : state === 'missing'
            ? translations.notifyMissing
            : translations.notifyAbout}
      </p>
    </RadioGroup>
  );
}
