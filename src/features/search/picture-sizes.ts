/** Number of cards in the first viewport, which load eagerly: three in a row on a desktop. */
export const FIRST_SCREEN = 3;

/** The `sizes` attribute of card pictures in the results. */
export const RESULT_SIZES =
  '(width < 560px) calc(100vw - 40px), (width < 1040px) 46vw, (width < 1500px) 27vw, 340px';
