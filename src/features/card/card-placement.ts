/** The only settings that a page may make on a card. */
export interface CardPlacement {
  /** Loads the picture at once, for cards that are visible without scrolling. */
  first?: boolean | undefined;
  /** `sizes` attribute of the picture; by default the width of the window. */
  sizes?: string | undefined;
}
