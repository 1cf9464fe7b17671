import type { Look } from '../../frame/look.ts';

/** The only settings of a card that differ between pages. Everything else is the same, so a card is rendered once. */
export interface CardPlacement {
  /** Loads the picture at once, for cards that are visible without scrolling. */
  first?: boolean | undefined;
  /** `sizes` attribute of the picture; by default the width of the window. */
  sizes?: string | undefined;
}

/** `sizes` of cards that are a rail on phones and a row of four on desktops. */
export const RAIL_SIZES = '(width < 720px) 78vw, (width < 1040px) 46vw, 340px';

/** `sizes` of cards in the grid `.cards`. */
export const GRID_SIZES =
  '(width < 640px) calc(100vw - 40px), (width < 1040px) 46vw, (width < 1500px) 31vw, 460px';

/** `sizes` of cards whose picture has its own width wherever they stand, or is cut out of a wider one. */
export const PICTURE_SIZES: Partial<Record<Look['card'], string>> = {
  'spec-row': '(width < 720px) 136px, 220px',
  // 4:5 out of 16:10 is half of its width.
  portrait: '(width < 1040px) 92vw, 600px',
};
