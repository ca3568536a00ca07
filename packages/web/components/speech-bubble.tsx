interface SpeechBubbleProps {
  readonly name: string;
  /** Null while the character is silent. */
  readonly remark: { readonly version: number; readonly text: string } | null;
}

/** Belongs in the speaker's tile. Always rendered, because screen readers only announce changes, here with the name. */
export function SpeechBubble({ name, remark }: SpeechBubbleProps) {
  return (
    <span class="speech" role="status">
      {remark && (
        <q key={remark.version} class="speech-bubble">
          <span class="hidden">{name}: </span>
          {remark.text}
        </q>
      )}
    </span>
  );
}
