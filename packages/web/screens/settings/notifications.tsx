import { useEffect, useState } from 'preact/hooks';
import { RadioGroup } from '../../components/radio-group.tsx';
import { t } from '../../i18n/translations.ts';
import { disablePush, enablePush, type PushState, readPushState } from '../../pwa/push-notifications.ts';

/** Push notifications of the user's turn, if the browser supports them. */
export function NotificationSetting() {
  const words = t().settings;
  const [state, setState] = useState<PushState>('off');
  useEffect(() => {
    void readPushState().then(setState);
  }, []);
  const isOn = state === 'on';
  return (
    <RadioGroup
      name="notify"
      label={words.notify}
      value={isOn}
      options={[
        { value: true, label: words.on },
        { value: false, label: words.off },
      ]}
      onChange={(wanted) => void (wanted ? enablePush() : disablePush()).then(setState)}
    >
      <p class="quiet" role="status">
        {state === 'denied'
          ? words.notifyDenied
          : state === 'missing'
            ? words.notifyMissing
            : words.notifyAbout}
      </p>
    </RadioGroup>
  );
}
