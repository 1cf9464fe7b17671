import type { FacetTileView } from '../../features/facet-tiles/tiles-view.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { bodyLinks } from '../../frame/stocked-bodies.ts';
import { formatVehicleCount } from '../../lib/format-vehicle-count.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { type DrawnBody, drawnBodies } from './drawn-bodies.ts';
import { type Scene, scenesOf } from './scenes.ts';

export interface BodiesView {
  title: string;
  tiles: FacetTileView[];
  /** The search of all stock, with its number of vehicles. */
  all: { href: string; label: string };
  form: 'tiles' | 'line-up' | 'elevations' | 'scenes';
  text: string;
  /** Only in the form `elevations`: the bodies whose length is known, the shortest first. */
  drawn: DrawnBody[];
  /** Only in the form `scenes`. */
  scenes: Scene[];
  /** Its first picture is the first one of the page, because the hero above has none. */
  leads: boolean;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    bodies: BodiesView;
  }
}

/** Warns about the bodies in stock that the side views leave out, for example those of cars. */
function warnings(context: SiteContext, { form }: { form: BodiesView['form'] }) {
  if (form !== 'elevations') return [];
  const drawn = new Set(drawnBodies(context).map(({ href }) => href));
  const missing = bodyLinks(context).filter(({ href }) => !drawn.has(href));
  if (missing.length === 0) return [];
  const names = missing.map(({ label, count }) => `${label} (${count})`).join(', ');
  return [
    {
      key: 'form',
      message: `There is no side view of these bodies, or their lengths are not known, so they are left out: ${names}. The form "tiles" or "line-up" shows every body.`,
    },
  ];
}

export const section = defineSection(
  'bodies',
  (context, { title, text, form, pictures }, { of }) => {
    const { bodyImage, catalogue, config, searchHref, site } = context;
    const own = new Map(pictures.map(({ body, src }) => [body, src]));
    const tiles = bodyLinks(context).map((link) => ({
      ...link,
      body: link.value,
      image: (form === 'line-up' && own.get(link.value)) || bodyImage(link.value),
    }));
    const drawn = form === 'elevations' ? drawnBodies(context) : [];
    const scenes = form === 'scenes' ? scenesOf(context, pictures) : [];
    if (form === 'scenes' && scenes.length === 0) return null;
    // One body has nothing to be compared with.
    if (tiles.length === 0 || (form === 'elevations' && drawn.length < 2)) return null;
    // Drawings beside pictures would look like a mistake.
    const pictured = tiles.filter(({ image }) => image !== null);
    const count = shownCount(catalogue.all.length, config.search.stock_count_cap);
    return {
      title,
      text,
      form,
      drawn,
      scenes,
      leads:
        form === 'line-up' &&
        of.kind === 'home' &&
        site.home.sections.some((entry) => entry.section === 'hero' && entry.form === 'words'),
      tiles: form === 'line-up' && pictured.length > 0 ? pictured : tiles,
      all: { href: searchHref, label: `All ${formatVehicleCount(count, config.wording.vehicles)}` },
    };
  },
  {
    'with a heading of its own': { title: 'What shape are you after?' },
    'side by side': { form: 'line-up' },
    'to one scale': { form: 'elevations', text: 'The longest of each kind in stock.' },
  },
  warnings,
);
