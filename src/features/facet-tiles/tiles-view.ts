import type { LinkView, SectionedPage } from '../../frame/page.ts';
import type { BodyType } from '../../stock/car.ts';

/** A tile that links to the vehicles with one value of a facet (SRC-48). */
export interface FacetTileView extends LinkView {
  count: number;
  /** The body type, which the tile shows as a picture or drawing; null for other facets. */
  body: BodyType | null;
  image: string | null;
}

/** Tiles of one facet with their heading, such as "Browse by body type". */
export interface FacetTilesView {
  title: string;
  tiles: FacetTileView[];
}

/** A page whose section `browse` shows tiles. */
export interface WithTiles extends SectionedPage {
  /** Tiles that link to fewer vehicles; null if there would be only one. */
  browse: FacetTilesView | null;
}
