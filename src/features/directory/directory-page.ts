import type { PageBase } from '../../frame/page.ts';
import type { FacetTilesView } from '../facet-tiles/tiles-view.ts';

/** A model with stock, as the directory lists it. */
export interface DirectoryModel {
  /** Its search; also its id in the index. */
  href: string;
  name: string;
  count: number;
  bodies: string[];
}

export interface DirectoryMake {
  name: string;
  href: string;
  /** 0: sold new here, none in stock. */
  count: number;
  models: DirectoryModel[];
}

/** Every make and model (SRC-47, ROU-29). */
export interface DirectoryPage extends PageBase {
  kind: 'directory';
  title: string;
  intro: string;
  makes: DirectoryMake[];
  bodies: { label: string; value: string; slug: string }[];
  tiles: FacetTilesView | null;
}
