import type { ChatEmote } from '@safehouse/protocol';
import type { JSX } from 'preact';

/** The face below the brim of the hat, and for some emotes a hand. */
const FACES: { readonly [emote in ChatEmote]: JSX.Element } = {
  smile: <path d="M12 17h.01M20 17h.01M11.5 21.5q4.5 4 9 0" />,
  laugh: (
    <>
      <path d="m10.5 17 1.5-1.5 1.5 1.5M18.5 17l1.5-1.5 1.5 1.5" />
      <path class="is-filled" d="M11 20.5h10q-1 5.5-5 5.5t-5-5.5Z" />
    </>
  ),
  wink: <path d="M12 17h.01M18.5 17h3.5M11.5 21.5q5 4 9-.5" />,
  surprise: (
    <>
      <path d="M12 16.5h.01M20 16.5h.01" />
      <circle cx="16" cy="23" r="2.2" />
    </>
  ),
  suspicion: <path d="m10 15.5 4 1.5M18 17l4-1.5M12 18.5h.01M20 18.5h.01M12 24l8-1.5" />,
  worry: <path d="m10 16.5 3-1.5M19 15l3 1.5M12 18.5h.01M20 18.5h.01M11.5 25q4.5-4 9 0" />,
  applause: (
    <>
      <path d="M12 16.5h.01M20 16.5h.01M12.5 20.5q3.5 2.5 7 0" />
      <path class="is-filled" d="m4 26 6-4.5 3.5 3-4.5 5.5H5ZM28 26l-6-4.5-3.5 3 4.5 5.5h4Z" />
    </>
  ),
  salute: (
    <>
      <path d="M12 17h.01M20 17h.01M13 23h6" />
      <path class="is-filled" d="m21 12 8-2-3 6-2 9h-3l1-9Z" />
    </>
  ),
};

/** Hidden from screen readers, so it always needs a text beside it. */
export function Emote({ name }: { readonly name: ChatEmote }) {
  return (
    <svg class="emote" viewBox="0 0 32 32" aria-hidden="true">
      <circle class="emote-face" cx="16" cy="19" r="10.5" />
      <path class="emote-hat" d="M9 11 11.5 3.5q4.5-2 9 0L23 11h5v2.5H4V11Z" />
      <g class="emote-lines">{FACES[name]}</g>
    </svg>
  );
}
