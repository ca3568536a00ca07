import type { JSX } from 'preact';

const ICON_PATHS = {
  home: 'M4 11 12 4l8 7M6 10v10h4v-6h4v6h4V10',
  log: 'M6 3h9l4 4v14H6ZM9 9h4M9 13h7M9 17h7',
  chat: 'M4 5h16v11H10l-5 4v-4H4Z',
  rules: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3ZM5 17a3 3 0 0 1 3-3h11M9 8h6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10c1 1 1 2 1 3h6c0-1 0-2 1-3a6 6 0 0 0-4-10Z',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  close: 'M6 6l12 12M18 6 6 18',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  bot: 'M6 9h12v10H6ZM12 9V5M9 13h.01M15 13h.01M9.5 16h5M3 13v3M21 13v3M12 4.5h.01',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 20c0-4 3-6 6-6s6 2 6 6M16 5.5a3 3 0 0 1 0 5.5M17 14.5c2.5.5 4 2.5 4 5.5',
  person: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-5 4-7 8-7s8 2 8 7',
  day: 'M5 6h14v14H5ZM5 10h14M9 3v4M15 3v4M9 15l2 2 4-4',
  cup: 'M7 4h10v5a5 5 0 0 1-10 0ZM7 5H4v2a3 3 0 0 0 3 3M17 5h3v2a3 3 0 0 1-3 3M12 14v4M8 20h8',
  device: 'M7 3h10v18H7ZM11 18h2',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5',
  sound: 'M4 10v4h4l5 4V6L8 10ZM16 9c1.5 2 1.5 4 0 6M18.5 7c3 3 3 7 0 10',
  mute: 'M4 10v4h4l5 4V6L8 10ZM17 10l4 4M21 10l-4 4',
  again: 'M19 8a8 8 0 1 0 1 5M20 4v5h-5',
  rewind: 'M12 6 4 12l8 6ZM20 6l-8 6 8 6Z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  eye: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** Hidden from screen readers, because there is always a text beside it. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
