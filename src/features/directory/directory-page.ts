import type { WithTiles } from '../facet-tiles/tiles-view.ts';

/** A model in stock. */
export interface DirectoryModel {
  /** Path of the model's search page, which is also the model's id in the search index. */
  href: string;
  name: string;
  count: number;
  bodies: string[];
}

export interface DirectoryMake {
  name: string;
  href: string;
  /** Vehicles in stock; 0 for a make that is sold new here but not in stock. */
  count: number;
  models: DirectoryModel[];
}

/** Page with all makes and models (SRC-47, ROU-29). */
export interface DirectoryPage extends WithTiles {
  kind: 'directory';
  title: string;
  intro: string;
  /** The dealer's only brand, which is the first of `makes`; null if it has several. */
  brand: string | null;
  makes: DirectoryMake[];
  bodies: { label: string; value: string; slug: string }[];
}
