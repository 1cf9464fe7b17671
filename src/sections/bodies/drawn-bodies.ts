import { type Elevation, elevationOf } from '../../frame/media/elevations.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { bodyLinks } from '../../frame/stocked-bodies.ts';
import { longestVehicle } from '../../stock/rules/vehicle-length.ts';

export interface DrawnBody {
  label: string;
  href: string;
  count: number;
  /** Length of the longest vehicle in stock, mm. */
  length: number;
  elevation: Elevation;
}

/** The longest vehicle of each body type in stock, the shortest first. Bodies without a drawing or a length are left out. */
export function drawnBodies(context: SiteContext): DrawnBody[] {
  return bodyLinks(context)
    .flatMap(({ label, href, count, value }) => {
      const longest = longestVehicle(context.catalogue.byBody(value)?.cars ?? []);
      const elevation = longest && elevationOf(longest.car);
      return elevation ? [{ label, href, count, length: longest.length, elevation }] : [];
    })
    .toSorted((a, b) => a.length - b.length);
}
