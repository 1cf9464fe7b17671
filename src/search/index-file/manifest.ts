/** Increase when the content of the manifest or the naming of its files changes. */
export const MANIFEST_FORMAT = 2;

/** The index of one collection. File names are relative to the manifest. */
export interface CollectionFiles {
  /** File with the columns, gzipped. */
  index: string;
  /** Number of documents. */
  size: number;
}

/** Rendered cards for scripts to insert. */
export interface CardFiles {
  /**
   * File for finding the card of a vehicle by its id: `idHash` of the ids in the order of the cards, 32 bits each,
   * little-endian.
   */
  places: string;
  /** Card files and the number of cards in each, in the default search order. */
  files: [file: string, count: number][];
}

/** Content of `/search-index/manifest.json`, the only index file whose name never changes. */
export interface IndexManifest {
  format: number;
  collections: Record<string, CollectionFiles>;
  cards: CardFiles;
  /** File with the rendered promo tiles. */
  tiles: string;
}
