import type { FacetTileView } from '../../features/facet-tiles/tiles-view.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import { bodyLinks } from '../../frame/stocked-bodies.ts';
import { formatVehicleCount } from '../../lib/format-vehicle-count.ts';
import { shownCount } from '../../lib/shown-count.ts';

export interface BodiesView {
  title: string;
  tiles: FacetTileView[];
  /** The search of all stock, with its number of vehicles. */
  all: { href: string; label: string };
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    bodies: BodiesView;
  }
}

export const section = defineSection(
  'bodies',
  (context, { title }) => {
    const { bodyImage, catalogue, config, searchHref } = context;
    const tiles = bodyLinks(context).map((link) => ({
      ...link,
      body: link.value,
      image: bodyImage(link.value),
    }));
    if (tiles.length === 0) return null;
    const count = shownCount(catalogue.all.length, config.search.stock_count_cap);
    return {
      title,
      tiles,
      all: { href: searchHref, label: `All ${formatVehicleCount(count, config.wording.vehicles)}` },
    };
  },
  { 'with a heading of its own': { title: 'What shape are you after?' } },
);
