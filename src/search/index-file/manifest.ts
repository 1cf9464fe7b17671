/** Goes up when what the manifest says, or how its files are named, changes. */
export const MANIFEST_FORMAT = 2;

/** The file of one collection; its name is relative to the manifest. */
export interface CollectionFiles {
  /** The columns, compressed with gzip. */
  index: string;
  /** How many documents. */
  size: number;
}

/** The drawn cards of the vehicles, for scripts to insert. */
export interface CardFiles {
  /** Which place each vehicle has: `idHash` of the ids in the order of the cards, 32 bits each, little-endian. */
  places: string;
  /** Files of cards with how many each holds, in the order a search starts in. */
  files: [file: string, count: number][];
}

/** What `/search-index/manifest.json` says: the one file of the index whose name stays. */
export interface IndexManifest {
  format: number;
  collections: Record<string, CollectionFiles>;
  cards: CardFiles;
  /** Drawn promo tiles. */
  tiles: string;
}
