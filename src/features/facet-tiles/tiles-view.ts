import type { LinkView } from '../../frame/page.ts';

/** A tile that links to the vehicles with one value of a facet (SRC-48). */
export interface FacetTileView extends LinkView {
  count: number;
  image: string | null;
}

/** Tiles of one facet with their heading, such as "Browse by body type". */
export interface FacetTilesView {
  title: string;
  tiles: FacetTileView[];
}
