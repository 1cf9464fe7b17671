import type { LinkView } from '../../frame/page.ts';

/** A facet's value as a tile that leads to its search (SRC-48): its own page, or a search narrowed to it. */
export interface FacetTileView extends LinkView {
  count: number;
  image: string | null;
}

/** Tiles of one facet under a listing: "Browse by body type". */
export interface FacetTilesView {
  title: string;
  tiles: FacetTileView[];
}
