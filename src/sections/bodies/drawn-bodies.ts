import { type Elevation, elevationOf } from '../../frame/media/elevations.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { bodyLinks } from '../../frame/stocked-bodies.ts';
import type { Car } from '../../stock/car.ts';

export interface DrawnBody {
  label: string;
  href: string;
  count: number;
  /** Length of the longest vehicle in stock, mm. */
  length: number;
  elevation: Elevation;
}

const lengthOf = ({ variant }: Car): number => variant?.vehiclelength ?? 0;

/** The longest vehicle of each body type in stock, the shortest first. Bodies without a drawing or a length are left out. */
export function drawnBodies(context: SiteContext): DrawnBody[] {
  return bodyLinks(context)
    .flatMap(({ label, href, count, value }) => {
      const [longest] = (context.catalogue.byBody(value)?.cars ?? []).toSorted(
        (a, b) => lengthOf(b) - lengthOf(a),
      );
      const elevation = longest ? elevationOf(longest) : null;
      if (!longest || !elevation || lengthOf(longest) === 0) return [];
      return [{ label, href, count, length: lengthOf(longest), elevation }];
    })
    .toSorted((a, b) => a.length - b.length);
}
