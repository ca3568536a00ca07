import { useSignal } from '@preact/signals';
import { type ServerSwitches, SIGN_UP_MODES } from '@safehouse/protocol';
import { RadioGroup } from '../../components/radio-group.tsx';
import { TextField } from '../../components/text-field.tsx';
import { ActionButton, type AdminPartProps, adminAction, useAdminData } from './admin-table.tsx';

/** Settings for who may join this server. */
export function Switches({ translations }: AdminPartProps) {
  const stored = useAdminData<ServerSwitches>('/switches');
  const edited = useSignal<Partial<ServerSwitches>>({});
  if (!stored) return null;
  const switches = { ...stored, ...edited.value };
  const edit = (change: Partial<ServerSwitches>) => {
    edited.value = { ...edited.value, ...change };
  };
  return (
    <section aria-labelledby="admin-switches">
      <h2 id="admin-switches">{translations.switches}</h2>
      <RadioGroup
        name="guests"
        label={translations.guests}
        value={switches.guests}
        options={[
          { value: true, label: translations.allowed },
          { value: false, label: translations.notAllowed },
        ]}
        onChange={(guests) => edit({ guests })}
      />
      <RadioGroup
        name="sign-up"
        label={translations.signUp}
        value={switches.signUp}
        options={SIGN_UP_MODES.map((value) => ({ value, label: translations.signUpModes[value] }))}
        onChange={(signUp) => edit({ signUp })}
      />
      {switches.signUp === 'invitation' && (
        <TextField
          label={translations.invitation}
          maxLength={100}
          value={switches.invitation}
          onChange={(invitation) => edit({ invitation })}
        />
      )}
      <ActionButton label={translations.save} run={() => adminAction('PUT', '/switches', switches)} />
    </section>
  );
}
