import { type Condition, type Config, config as configSchema } from '../schema/config.ts';
import type { Context } from '../tenant.ts';
import { asList, matches } from './match.ts';
import { deepFreeze, deepMerge } from './merge.ts';

/** A site's own settings and the overrides that change them. */
export interface LayeredSite {
  config: Config;
  overrides: { when: Condition; set: Record<string, unknown> }[];
  flags: Record<string, boolean>;
}

/** Indexes of the overrides that match a context, in order. */
function matchingOverrides(site: LayeredSite, context: Context): number[] {
  return site.overrides.flatMap((override, index) =>
    matches(override.when, context, site.flags) ? [index] : [],
  );
}

/** Merges some of the site's overrides into its settings, without validation. */
export function mergeOverrides(site: LayeredSite, indexes: readonly number[]): unknown {
  return indexes.reduce<unknown>(
    (under, index) => deepMerge(under, site.overrides[index]?.set ?? {}),
    site.config,
  );
}

/**
 * Creates a function that returns the settings for a context: defaults, the site's own, then each matching override;
 * later ones win (TEN-01 to TEN-06). The result is frozen. Contexts with the same overrides get the same object.
 */
export function createConfigFor(site: LayeredSite): (context: Context) => Config {
  const cached = new Map<string, Config>();
  return (context) => {
    const indexes = matchingOverrides(site, context);
    const name = indexes.join();
    let config = cached.get(name);
    if (!config) {
      config = deepFreeze(configSchema.parse(mergeOverrides(site, indexes)));
      cached.set(name, config);
    }
    return config;
  };
}

type ContextKey = 'dealership' | 'manufacturer' | 'car_type';

/** Values of a context key that overrides mention, plus null for contexts without the key. */
const mentionedValues = (
  { overrides }: Pick<LayeredSite, 'overrides'>,
  name: ContextKey,
): (string | null)[] => [null, ...new Set(overrides.flatMap(({ when }) => asList<string>(when[name])))];

/** Number of contexts that the overrides distinguish. */
export const contextCount = (site: Pick<LayeredSite, 'overrides'>): number =>
  mentionedValues(site, 'dealership').length *
  mentionedValues(site, 'manufacturer').length *
  mentionedValues(site, 'car_type').length;

/** All sets of overrides that can apply together, without duplicates. */
export function reachableSets(site: LayeredSite): number[][] {
  const values = (name: ContextKey) => mentionedValues(site, name);
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
