/** The only things that a page may set on a card. */
export interface CardPlace {
  /** In the first screen: its picture is fetched at once. */
  first?: boolean | undefined;
  /** Width of its picture, as in the `sizes` attribute; absent: as wide as the window. */
  sizes?: string | undefined;
}
