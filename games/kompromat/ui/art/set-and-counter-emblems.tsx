/** Emblems of the sets and of counter-intelligence. */
export const SET_AND_COUNTER_EMBLEMS = {
  code: (
    <>
      <path d="M5 8h38v32H5z" fill="currentColor" />
      <path
        class="ko-bare"
        d="M9 13h6v4H9z M18 13h3v4h-3z M24 13h9v4h-9z M9 22h3v4H9z M15 22h9v4h-9z M27 22h3v4h-3z M9 31h9v4H9z M21 31h3v4h-3z"
      />
      <path class="ko-hot" d="M36 13h3v4h-3z M33 22h6v4h-6z M27 31h12v4H27z" />
    </>
  ),
  document: (
    <>
      <path d="M10 3h20l9 9v33H10z" fill="currentColor" />
      <path class="ko-bare" d="M30 3v9h9z M15 18h19v3H15z M15 31h12v3H15z M15 37h19v3H15z" />
      <path class="ko-hot" d="M15 24h19v4H15z" />
    </>
  ),
  counter: (
    <>
      <path d="M2 24q22-26 44 0q-22 26-44 0z" fill="currentColor" />
      <circle class="ko-bare" cx="24" cy="24" r="9" />
      <circle class="ko-hot" cx="24" cy="24" r="5" />
    </>
  ),
};
