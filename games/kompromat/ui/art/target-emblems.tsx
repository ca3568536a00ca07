/** Emblems of the targets: 48 by 48, in the current colour with one accent each. */
export const TARGET_EMBLEMS = {
  informant: (
    <>
      <path d="M8 14h32l-3-8H15z M4 14h40v4H4z" fill="currentColor" />
      <path d="M14 20h20v6a10 12 0 0 1-20 0z" fill="currentColor" opacity=".35" />
      <path d="M14 22h8v4h-8z M26 22h8v4h-8z" fill="currentColor" />
      <path d="M10 46l6-9 8 4 8-4 6 9z" fill="currentColor" />
      <path class="ko-hot" d="M22 40h4l2 6h-8z" />
    </>
  ),
  pursuit: (
    <>
      <path d="M5 30l4-9h8l5-7h12l6 8 4 2v9H5z" fill="currentColor" />
      <path d="M20 21l4-5h4v5z M30 16h3l4 5h-7z" class="ko-bare" />
      <circle cx="14" cy="34" r="5" fill="currentColor" />
      <circle cx="35" cy="34" r="5" fill="currentColor" />
      <circle class="ko-hot" cx="43" cy="27" r="2" />
      <path d="M2 41h9M15 43h13M32 41h12" stroke="currentColor" stroke-width="2" />
    </>
  ),
  'safe-house': (
    <>
      <path d="M24 5L4 22h5v21h30V22h5z" fill="currentColor" />
      <path class="ko-bare" d="M20 30h8v13h-8z M13 24h7v6h-7z" />
      <path class="ko-hot" d="M28 24h7v6h-7z" />
    </>
  ),
  airport: (
    <>
      <path d="M22 6q2-4 4 0l1 13 17 9v4l-17-5-1 11 5 4v2l-7-2-7 2v-2l5-4-1-11-17 5v-4l17-9z" fill="currentColor" />
      <circle class="ko-hot" cx="24" cy="13" r="2" />
    </>
  ),
  interrogation: (
    <>
      <path d="M22 2h4v8h-4z" fill="currentColor" />
      <path d="M14 18a10 9 0 0 1 20 0z" fill="currentColor" />
      <path class="ko-hot" d="M16 19h16l8 17H8z" opacity=".55" />
      <path d="M6 36h36v4H6z M10 40h3v6h-3z M35 40h3v6h-3z" fill="currentColor" />
    </>
  ),
  locker: (
    <>
      <path d="M8 4h32v38H8z" fill="currentColor" />
      <path class="ko-bare" d="M11 7h12v32H11z M25 7h12v32H25z" opacity=".9" />
      <path d="M13 11h8M13 14h8M27 11h8M27 14h8" stroke="currentColor" stroke-width="2" />
      <circle class="ko-hot" cx="28" cy="25" r="2.5" />
      <circle cx="20" cy="25" r="2" fill="currentColor" />
      <path d="M10 42h6v3h-6z M32 42h6v3h-6z" fill="currentColor" />
    </>
  ),
  barmaid: (
    <>
      <circle cx="24" cy="8" r="5" fill="currentColor" />
      <path d="M13 22q0-13 11-13t11 13v5h-4v-7q-7 0-11-4-1 4-3 5v6h-4z" fill="currentColor" />
      <path d="M17 22h14v4a7 7 0 0 1-14 0z" fill="currentColor" opacity=".35" />
      <path d="M9 40q1-7 9-8l6 4 6-4q8 1 9 8z M3 40h42v5H3z" fill="currentColor" />
      <path class="ko-hot" d="M21 33l3 2 3-2v5l-3-2-3 2z" />
    </>
  ),
  hotel: (
    <>
      <path d="M10 6h28v38H10z" fill="currentColor" />
      <path
        class="ko-bare"
        d="M15 11h5v5h-5z M28 11h5v5h-5z M15 20h5v5h-5z M15 29h5v5h-5z M28 29h5v5h-5z M21 37h6v7h-6z"
      />
      <path class="ko-hot" d="M28 20h5v5h-5z" />
    </>
  ),
};
