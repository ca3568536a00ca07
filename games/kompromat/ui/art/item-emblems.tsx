/** Emblems of the ten items. */
export const ITEM_EMBLEMS = {
  balaclava: (
    <>
      <path d="M24 3c11 0 15 9 15 19v23H9V22C9 12 13 3 24 3z" fill="currentColor" />
      <path class="ko-bare" d="M13 19q11-5 22 0v5q-11 5-22 0z" />
      <circle class="ko-hot" cx="19" cy="21.5" r="2.5" />
      <circle class="ko-hot" cx="29" cy="21.5" r="2.5" />
      <path class="ko-bare" d="M19 33h10v3H19z" />
    </>
  ),
  chloroform: (
    <>
      <path d="M19 3h10v4h-2v8l9 9v21H12V24l9-9V7h-2z" fill="currentColor" />
      <path class="ko-bare" d="M16 27h16v12H16z" />
      <path class="ko-hot" d="M24 28c4 5 4 9 0 9s-4-4 0-9z" />
    </>
  ),
  drone: (
    <>
      <path d="M3 12h14v3H3z M31 12h14v3H31z M8.5 15h3v6h-3z M36.5 15h3v6h-3z" fill="currentColor" />
      <path d="M8 20h32v4l-8 3-3 7H19l-3-7-8-3z" fill="currentColor" />
      <circle class="ko-hot" cx="24" cy="29" r="3" />
      <path d="M17 36l-7 8M31 36l7 8" stroke="currentColor" stroke-width="2.5" />
    </>
  ),
  'gps-tracker': (
    <>
      <path d="M24 4c9 0 14 6 14 14 0 9-14 25-14 25S10 27 10 18C10 10 15 4 24 4z" fill="currentColor" />
      <circle class="ko-bare" cx="24" cy="18" r="7" />
      <circle class="ko-hot" cx="24" cy="18" r="3.5" />
    </>
  ),
  jetpack: (
    <>
      <path d="M10 12q5-9 10 0v20H10z M28 12q5-9 10 0v20H28z M19 16h10v10H19z" fill="currentColor" />
      <path d="M11 33h8l-1 4h-6z M29 33h8l-1 4h-6z" fill="currentColor" />
      <path class="ko-hot" d="M12 38h6l-3 9z M30 38h6l-3 9z" />
    </>
  ),
  newspaper: (
    <>
      <path d="M4 9h34v31H8q-4 0-4-4z M39 16h5v20q0 4-4 4l-1-2z" fill="currentColor" />
      <path class="ko-bare" d="M8 22h12v3H8z M8 28h12v3H8z M8 34h12v2H8z M23 22h11v14H23z" />
      <path class="ko-hot" d="M8 13h26v5H8z" />
    </>
  ),
  'night-vision': (
    <>
      <path d="M4 16h40v6H4z" fill="currentColor" />
      <circle cx="14" cy="26" r="11" fill="currentColor" />
      <circle cx="34" cy="26" r="11" fill="currentColor" />
      <circle class="ko-bare" cx="14" cy="26" r="7" />
      <circle class="ko-bare" cx="34" cy="26" r="7" />
      <circle class="ko-hot" cx="14" cy="26" r="4" />
      <circle class="ko-hot" cx="34" cy="26" r="4" />
    </>
  ),
  'stun-gun': (
    <>
      <path d="M4 14h30v10H22l-3 5h-3v15H6V29z" fill="currentColor" />
      <path d="M34 15h4v3h-4z M34 20h4v3h-4z" fill="currentColor" />
      <path class="ko-hot" d="M40 10l6 6-4 2 4 6-9-6 4-2z" />
    </>
  ),
  'usb-stick': (
    <>
      <path d="M17 3h14v11H17z" fill="currentColor" />
      <path class="ko-bare" d="M20 6h3v4h-3z M25 6h3v4h-3z" />
      <path d="M13 15h22v24q0 6-6 6H19q-6 0-6-6z" fill="currentColor" />
      <path class="ko-hot" d="M22 22h4v12h-4z" />
      <circle class="ko-hot" cx="24" cy="38" r="2" />
    </>
  ),
  'vesper-martini': (
    <>
      <path d="M5 9h38L26 27v12h9v4H13v-4h9V27z" fill="currentColor" />
      <path class="ko-bare" d="M12 13h24l-4 4H16z" />
      <path class="ko-hot" d="M18 6q10-4 16 6l-3 1q-5-7-12-4z" />
    </>
  ),
};
