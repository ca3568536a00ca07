interface SpeechBubbleProps {
  readonly name: string;
  /** Null while nothing is said. */
  readonly remark: { readonly version: number; readonly text: string } | null;
}

/** Belongs into the speaker's tile. Always rendered, as screen readers announce only what changes; they say who speaks. */
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
