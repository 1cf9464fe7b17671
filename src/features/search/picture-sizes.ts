/** Number of cards whose pictures load eagerly, because they are in view at once: a row of three on a desktop. */
export const FIRST_SCREEN = 3;

const FROM_TABLETS = '(width < 1040px) 46vw, (width < 1500px) 27vw, 340px';

/** The `sizes` attribute of card pictures in the results. */
export const RESULT_SIZES = `(width < 560px) calc(100vw - 40px), ${FROM_TABLETS}`;

/**
 * The `sizes` attribute of card pictures in the results, for a dealer's form of cards: on phones, `quiet` is a row with a
 * small picture, and the first picture of `portrait` is as wide as two.
 */
export const resultSizes = (form: string | undefined): string =>
  form === 'portrait'
    ? '(width < 1040px) 46vw, 48vw'
    : form === 'quiet'
      ? `(width < 560px) 136px, ${FROM_TABLETS}`
      : RESULT_SIZES;
