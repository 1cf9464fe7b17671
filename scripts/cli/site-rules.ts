import { dealershipFinder } from '../../src/frame/locations/assign-dealerships.ts';
import { siteYards, yardFinder } from '../../src/frame/locations/yards.ts';
import { carConfigs } from '../../src/frame/stock/site-stock.ts';
import { staleCheck } from '../../src/frame/stock/stock-policy.ts';
import { dayOf } from '../../src/site/today.ts';
import type { SiteRules } from '../../src/stock/import/stock-facts.ts';
import { unknownYardFinder } from '../../src/tenant/find-location.ts';
import { createConfigFor } from '../../src/tenant/overrides/config-for.ts';
import type { Config } from '../../src/tenant/schema/config.ts';
import type { Site } from '../../src/tenant/schema/site.ts';

/** What a site shows of its stock, by the same rules as its pages. */
export function siteRules(site: Site): SiteRules {
  const yardOf = yardFinder(siteYards(site));
  const dealershipOf = dealershipFinder(site, yardOf);
  const configOf = carConfigs({ configFor: createConfigFor(site) });
  /** Checks by time of an import, then by settings: each makes a date formatter, which is slow. */
  const checks = new Map<number, Map<Config, ReturnType<typeof staleCheck>>>();
  const staleAt = (config: Config, at: Date) => {
    const ofTime = checks.get(at.getTime()) ?? new Map<Config, ReturnType<typeof staleCheck>>();
    checks.set(at.getTime(), ofTime);
    const settings = { ...config.stock, time_zone: site.timezone };
    const check = ofTime.get(config) ?? staleCheck(settings, dayOf(at, site.timezone));
    ofTime.set(config, check);
    return check;
  };
  return {
    unknownYard: unknownYardFinder(site.locations),
    showsYard: (car) => yardOf({ ...car, dealership_slug: dealershipOf(car) }) !== null,
    isListed: (car, at) => !staleAt(configOf({ ...car, dealership_slug: dealershipOf(car) }), at)(car),
  };
}
