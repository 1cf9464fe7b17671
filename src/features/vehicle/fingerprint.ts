import { hash } from 'node:crypto';
import type { Yard } from '../../frame/locations/yards.ts';
import type { LinkView } from '../../frame/page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { localTime } from '../../lib/clock.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Car } from '../../stock/car.ts';
import { regoExpired } from '../../stock/rules/spec-row.ts';
import { bandView } from '../../stock/rules/status-band.ts';
import { tagView } from '../../stock/rules/tag.ts';
import { similarCars } from '../../stock/similar.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { reserveHref } from '../card/button-targets.ts';
import { financePath } from '../finance/finance-href.ts';
import { tradeInPage } from './vehicle-buttons.ts';
import type { Fingerprints, VehicleContext } from './vehicle-context.ts';

const digest = (value: unknown): string => hash('sha1', JSON.stringify(value) ?? '', 'base64url');

/** The site's settings, without those that no vehicle page shows and those that another digest covers. */
function shownSettings(site: Site): Partial<Site> {
  const shown: Partial<Site> = { ...site };
  const excluded = [
    'offers',
    'reviews',
    'slides',
    'popup',
    'redirects',
    'home',
    'config',
    'overrides',
    'special_hours',
  ] as const;
  for (const key of excluded) delete shown[key];
  return shown;
}

/**
 * The fingerprints of a build. They cover where the links of cards lead, because the pages behind these links exist
 * only as long as the stock has vehicles for them.
 */
export function createFingerprints(
  context: SiteContext,
  digests: ReadonlyMap<Car, string> = new Map(),
): Fingerprints {
  const { site, today, pages, pagePaths, chromeOf, locationOf, sellerOf } = context;
  const { year } = localTime(today, site.timezone);
  const ofCar = memoize((car: Car) => digests.get(car) ?? digest(car));
  const ofConfig = memoize((config: Config) => digest([config, chromeOf(config)]));
  const ofYard = memoize((yard: Yard | null) => digest([yard && locationOf(yard), sellerOf(yard)]));
  return {
    // `year`: lenders cap a vehicle's age, so eligibility changes on 1 January.
    site: digest([shownSettings(site), year, financePath(pages), tradeInPage(pages), context.searchHref]),
    ofCar,
    ofConfig,
    ofYard,
    ofCard: memoize((car: Car) => {
      const config = context.configOfCar(car);
      const tag = tagView(car, config, today);
      const band = bandView(car, config, today, site.timezone);
      const reserve = reserveHref(car.slug, pagePaths);
      const parts = [tag?.kind, tag?.text, band?.reason, context.nearestSearch(car), reserve];
      return [ofCar(car), ofConfig(config), ofYard(context.yardOf(car)), ...parts].join('|');
    }),
  };
}

/**
 * Changes whenever the vehicle's page changes: it covers the vehicle, its site, its breadcrumbs, its similar vehicles,
 * and what depends on the date: the current year, an expired registration, and the tags and bands of the cards.
 */
export function vehicleFingerprint(
  context: VehicleContext,
  car: Car,
  breadcrumbs: readonly LinkView[],
): string {
  const { fingerprints, similar, today } = context;
  let text = `${fingerprints.site}\n${fingerprints.ofCard(car)}\n${regoExpired(car, today)}`;
  for (const { label, href } of breadcrumbs) text += `\n${label} ${href}`;
  for (const other of similarCars(car, similar)) text += `\n${fingerprints.ofCard(other)}`;
  return hash('sha1', text, 'base64url');
}
