import { type Condition, type Config, config as configSchema } from '../schema/config.ts';
import type { Context } from '../tenant.ts';
import { asList, matches } from './match.ts';
import { deepFreeze, deepMerge } from './merge.ts';

export interface Layered {
  config: Config;
  overrides: { when: Condition; set: Record<string, unknown> }[];
  flags: Record<string, boolean>;
}

/** The indexes of the overrides that hold in a context, in their order. */
function matchingOverrides(site: Layered, context: Context): number[] {
  return site.overrides.flatMap((override, index) =>
    matches(override.when, context, site.flags) ? [index] : [],
  );
}

/** The site's settings with some of its overrides over them, before validation. */
export function layered(site: Layered, indexes: readonly number[]): unknown {
  return indexes.reduce<unknown>(
    (under, index) => deepMerge(under, site.overrides[index]?.set ?? {}),
    site.config,
  );
}

/**
 * Settings for a context: defaults, the site's own, then every matching override, later ones winning
 * (TEN-01 to TEN-06). Frozen. The same set of overrides gives the same object.
 */
export function createConfigFor(site: Layered): (context: Context) => Config {
  const made = new Map<string, Config>();
  return (context) => {
    const indexes = matchingOverrides(site, context);
    const name = indexes.join();
    let config = made.get(name);
    if (!config) {
      config = deepFreeze(configSchema.parse(layered(site, indexes)));
      made.set(name, config);
    }
    return config;
  };
}

type ContextKey = 'dealership' | 'manufacturer' | 'car_type';

/** Values that the overrides compare one part of a context with; null for a context without that part. */
const askedOf = ({ overrides }: Pick<Layered, 'overrides'>, name: ContextKey): (string | null)[] => [
  null,
  ...new Set(overrides.flatMap(({ when }) => asList<string>(when[name]))),
];

/** Contexts that overrides tell apart. */
export const contextCount = (site: Pick<Layered, 'overrides'>): number =>
  askedOf(site, 'dealership').length *
  askedOf(site, 'manufacturer').length *
  askedOf(site, 'car_type').length;

/** Every set of overrides that some context can bring together, each once. */
export function reachableSets(site: Layered): number[][] {
  const values = (name: ContextKey) => askedOf(site, name);
  const sets = new Map<string, number[]>();
  for (const dealership of values('dealership'))
    for (const manufacturer of values('manufacturer'))
      for (const carType of values('car_type')) {
        const context = { dealership, manufacturer, car_type: carType } as Context;
        const indexes = matchingOverrides(site, context);
        sets.set(indexes.join(), indexes);
      }
  return [...sets.values()];
}
