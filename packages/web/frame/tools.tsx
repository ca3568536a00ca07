import type { Signal } from '@preact/signals';
import { standing } from '../match/story.ts';
import { Icon, type IconName } from '../parts/icons.tsx';
import { settings } from '../state/settings.ts';
import { house } from '../state/words.ts';
import { askHint, type Hint, mayAskHint } from './hint.ts';
import { isMyTurn, type Sitting } from './sitting.ts';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  press(): void;
}

export function Tool({ icon, label, isOff = false, isPressed, press }: ToolProps) {
  return (
    <button type="button" class="tool" disabled={isOff} aria-pressed={isPressed} onClick={press}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** What can be done beside playing: take back, ask for advice, be quiet. */
export function Tools({ hint, ...sitting }: Sitting & { readonly hint: Signal<Hint | null> }) {
  const { source, page } = sitting;
  const words = house();
  const isThinking = hint.value?.type === 'thinking' && hint.value.version === page.version;
  return (
    <>
      <Tool icon="undo" label={words.table.undo} isOff={!mayUndo(sitting)} press={source.undo} />
      {mayAskHint(page) && (
        <Tool
          icon="hint"
          label={words.table.hint}
          isOff={!isMyTurn(page) || isThinking}
          press={() => void askHint(hint, page)}
        />
      )}
    </>
  );
}

/** There is something to take back where the last move that stands is one's own. */
function mayUndo({ source, page }: Sitting): boolean {
  // The board may still be telling how a match ended: what is over cannot be taken back.
  const isRunning = source.page.value?.status === 'running';
  if (!isRunning || page.seat === null || source.isPending.value) return false;
  const last = standing(source.story.value).findLast((told) => 'facts' in told);
  return last !== undefined && 'facts' in last && last.seat === page.seat && page.undoAsked === null;
}

export function SoundTool() {
  const words = house().settings;
  const isOn = settings.sound.value;
  return (
    <Tool
      icon={isOn ? 'sound' : 'mute'}
      label={words.sound}
      isPressed={isOn}
      press={() => {
        settings.sound.value = !isOn;
      }}
    />
  );
}
