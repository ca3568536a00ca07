import { useSignal } from '@preact/signals';
import {
  AVATAR_PART_NAMES,
  AVATAR_PARTS,
  type Avatar,
  type AvatarPart,
  defaultAvatar,
  formatAvatar,
  newUserId,
  type OwnProfile,
  parseAvatar,
} from '@safehouse/protocol';
import { ErrorMessage } from '../components/error-message.tsx';
import { useScreenTranslations } from '../i18n/screen-translations.ts';
import { t } from '../i18n/translations.ts';
import { apiRequest, type RequestError } from '../online/api.ts';
import { currentUser } from '../online/session.ts';
import { AvatarPicture } from './avatar-picture.tsx';
import { setKnownAvatar } from './chosen-avatars.ts';
import { AVATAR_TRANSLATIONS, type AvatarTranslations } from './locales/index.ts';
import './avatar.css';

/** Lets users compose their own avatar from parts. */
export function AvatarEditor({ profile }: { readonly profile: OwnProfile }) {
  const translations = useScreenTranslations(AVATAR_TRANSLATIONS);
  const stored = parseAvatar(profile.avatar ?? '') ?? defaultAvatar(profile.id);
  const draft = useSignal<Avatar>(stored);
  const state = useSignal<'changed' | 'saved' | RequestError>('changed');
  if (!translations) return null;
  const change = (avatar: Avatar) => {
    draft.value = avatar;
    state.value = 'changed';
  };
  const save = async () => {
    const response = await apiRequest<OwnProfile>('PUT', '/me', { avatar: formatAvatar(draft.value) });
    state.value = response.ok ? 'saved' : response.error;
    if (!response.ok) return;
    currentUser.value = response.value;
    setKnownAvatar(profile.id, draft.value);
  };
  return (
    <details class="avatar-editor">
      <summary>{translations.title}</summary>
      <div class="avatar-workspace">
        <span class="character-face avatar-large" role="img" aria-label={describe(draft.value, translations)}>
          <AvatarPicture avatar={draft.value} />
        </span>
        <ul class="avatar-parts">
          {AVATAR_PART_NAMES.map((part) => (
            <PartStepper key={part} part={part} avatar={draft.value} translations={translations} onChange={change} />
          ))}
        </ul>
      </div>
      <div class="avatar-buttons">
        <button type="button" class="button is-main" onClick={() => void save()}>
          {t().settings.save}
        </button>
        <button type="button" class="button" onClick={() => change(defaultAvatar(newUserId()))}>
          {translations.random}
        </button>
        <span role="status">{state.value === 'saved' && t().settings.saved}</span>
      </div>
      {typeof state.value === 'object' && <ErrorMessage error={state.value} />}
    </details>
  );
}

function describe(avatar: Avatar, { title, parts, choice }: AvatarTranslations): string {
  const choices = AVATAR_PART_NAMES.map((part) => `${parts[part]} ${choice(avatar[part] + 1, AVATAR_PARTS[part])}`);
  return `${title}: ${choices.join(', ')}`;
}

interface PartStepperProps {
  readonly part: AvatarPart;
  readonly avatar: Avatar;
  readonly translations: AvatarTranslations;
  onChange(avatar: Avatar): void;
}

/** Goes to the previous or next choice, and from the last to the first. */
function PartStepper({ part, avatar, translations, onChange }: PartStepperProps) {
  const count = AVATAR_PARTS[part];
  const step = (by: number) => onChange({ ...avatar, [part]: (avatar[part] + by + count) % count });
  const label = translations.parts[part];
  return (
    <li>
      <button type="button" class="icon-button" aria-label={translations.previous(label)} onClick={() => step(-1)}>
        ‹
      </button>
      <span class="avatar-part">
        {label} <span class="quiet">{translations.choice(avatar[part] + 1, count)}</span>
      </span>
      <button type="button" class="icon-button" aria-label={translations.next(label)} onClick={() => step(1)}>
        ›
      </button>
    </li>
  );
}
