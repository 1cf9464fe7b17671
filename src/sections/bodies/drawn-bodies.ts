import { type Elevation, elevationOf } from '../../frame/media/elevations.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { bodyLinks } from '../../frame/stocked-bodies.ts';
import type { Car } from '../../stock/car.ts';
import { longestVehicle } from '../../stock/rules/vehicle-length.ts';

export interface DrawnBody {
  label: string;
  href: string;
  count: number;
  /** Length of the longest vehicle in stock, mm. */
  length: number;
  elevation: Elevation;
}

/**
 * The drawing that suits most vehicles of a type; of two that suit as many, the one of the longest vehicle. Drawings of
 * other types are taken only if there is no other.
 */
function commonest(cars: readonly Car[], longest: Car, used: ReadonlySet<Elevation>): Elevation | null {
  const counts = [...Map.groupBy([longest, ...cars], elevationOf)].flatMap(([elevation, { length }]) =>
    elevation ? [{ elevation, length }] : [],
  );
  const free = counts.filter(({ elevation }) => !used.has(elevation));
  return (free[0] ? free : counts).toSorted((a, b) => b.length - a.length)[0]?.elevation ?? null;
}

/** The longest vehicle of each body type in stock, the shortest first. Bodies without a drawing or a length are left out. */
export function drawnBodies(context: SiteContext): DrawnBody[] {
  const used = new Set<Elevation>();
  return bodyLinks(context)
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ label, href, count, value }) => {
      const cars = context.catalogue.byBody(value)?.cars ?? [];
      const longest = longestVehicle(cars);
      const elevation = longest && commonest(cars, longest.car, used);
      if (elevation) used.add(elevation);
      return elevation ? [{ label, href, count, length: longest.length, elevation }] : [];
    })
    .toSorted((a, b) => a.length - b.length);
}
