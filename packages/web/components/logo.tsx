export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 48 48" aria-hidden="true">
      <path class="logo-shadow" d="M8 44 20 44 46 30 46 24 36 20Z" />
      <path class="logo-house" d="M6 22 24 6l18 16v22H6Z" />
      <rect class="logo-window" x="13" y="23" width="8" height="8" />
      <path class="logo-door" d="M31 27a4 4 0 0 1 2.4 7.2L35 44h-8l1.6-9.8A4 4 0 0 1 31 27Z" />
    </svg>
  );
}
