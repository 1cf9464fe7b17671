/** Goes up when what the manifest says, or how its files are named, changes. */
export const MANIFEST_FORMAT = 1;

/** The files of one collection; names are relative to the manifest. */
export interface CollectionFiles {
  /** The columns, compressed with gzip. */
  index: string;
  /** How many documents. */
  size: number;
  /**
   * Files of cards with how many each holds, in the order a search starts in: the last document of the
   * collection first. Empty where the columns are the whole document.
   */
  cards: [file: string, count: number][];
}

/** What `/search-index/manifest.json` says: the one file of the index whose name stays. */
export interface IndexManifest {
  format: number;
  collections: Record<string, CollectionFiles>;
}
