/** The only settings of a card that differ between pages. Everything else is the same, so a card is rendered once. */
export interface CardPlacement {
  /** Loads the picture at once, for cards that are visible without scrolling. */
  first?: boolean | undefined;
  /** `sizes` attribute of the picture; by default the width of the window. */
  sizes?: string | undefined;
}
