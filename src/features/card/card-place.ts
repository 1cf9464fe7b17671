/** What a page may set on a card. */
export interface CardPlace {
  /** In the first screen: its picture is fetched at once. */
  first?: boolean | undefined;
  /** How wide its picture stands, as the `sizes` attribute says it; absent: as wide as the window. */
  sizes?: string | undefined;
}
