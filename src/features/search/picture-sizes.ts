/** Cards of the first screen: one on a phone, a row of three beside the filters. */
export const FIRST_SCREEN = 3;

/** How wide a card's picture stands among the results. */
export const RESULT_SIZES =
  '(width < 560px) calc(100vw - 40px), (width < 1040px) 46vw, (width < 1500px) 27vw, 340px';
