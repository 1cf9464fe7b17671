import { hash } from 'node:crypto';
import type { LinkView } from '../../frame/page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Car } from '../../stock/car.ts';
import { similarCars } from '../../stock/similar.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { reserveHref } from '../card/button-targets.ts';
import type { Fingerprints, VehicleContext } from './vehicle-context.ts';

const digest = (value: unknown): string => hash('sha1', JSON.stringify(value) ?? '', 'base64url');

/**
 * The fingerprints of a build. `site` covers all settings, the day, and the paths of all pages that do not come from the
 * stock, whether or not a page reads them: a list of those that pages do read would be wrong one day, and a page would
 * stay as it was. What the stock decides is covered for each vehicle or configuration.
 */
export function createFingerprints(
  context: SiteContext,
  digests: ReadonlyMap<Car, string> = new Map(),
): Fingerprints {
  const { site, today, fixedPaths, pagePaths, searchHref, chromeOf } = context;
  const ofCar = memoize((car: Car) => digests.get(car) ?? digest(car));
  const ofConfig = memoize((config: Config) => digest([config, chromeOf(config)]));
  return {
    site: digest([site, today, fixedPaths, searchHref]),
    ofCar,
    ofConfig,
    ofCard: memoize((car: Car) => {
      const reserve = reserveHref(car.slug, pagePaths);
      return [ofCar(car), ofConfig(context.configOfCar(car)), context.nearestSearch(car), reserve].join('|');
    }),
  };
}

/** Changes whenever the vehicle's page changes: it covers the site, the vehicle, its breadcrumbs and its similar vehicles. */
export function vehicleFingerprint(
  context: VehicleContext,
  car: Car,
  breadcrumbs: readonly LinkView[],
): string {
  const { fingerprints, similar } = context;
  let text = `${fingerprints.site}\n${fingerprints.ofCard(car)}`;
  for (const { label, href } of breadcrumbs) text += `\n${label} ${href}`;
  for (const other of similarCars(car, similar)) text += `\n${fingerprints.ofCard(other)}`;
  return hash('sha1', text, 'base64url');
}
