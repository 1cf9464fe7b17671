/** Number of cards whose pictures load eagerly, because they are in view at once: a row of three on a desktop. */
export const FIRST_SCREEN = 3;

/** The `sizes` attribute of card pictures in the results. */
export const RESULT_SIZES =
  '(width < 560px) calc(100vw - 40px), (width < 1040px) 46vw, (width < 1500px) 27vw, 340px';
