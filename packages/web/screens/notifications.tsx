import { useEffect, useState } from 'preact/hooks';
import { Choice } from '../parts/choice.tsx';
import { isSubscribed, type Notifying, subscribe, unsubscribe } from '../pwa/push.ts';
import { house } from '../state/words.ts';

/** Being told of one's turn by the browser, where it can do that. */
export function Notifications() {
  const words = house().settings;
  const [state, setState] = useState<Notifying>('off');
  useEffect(() => {
    void isSubscribed().then(setState);
  }, []);
  const isOn = state === 'on';
  return (
    <Choice
      name="notify"
      label={words.notify}
      value={isOn}
      options={[
        { value: true, label: words.on },
        { value: false, label: words.off },
      ]}
      choose={(wanted) => void (wanted ? subscribe() : unsubscribe()).then(setState)}
    >
      <p class="quiet" role="status">
        {state === 'denied'
          ? words.notifyDenied
          : state === 'missing'
            ? words.notifyMissing
            : words.notifyAbout}
      </p>
    </Choice>
  );
}
