import { config } from '../schema/config.ts';
import { site } from '../schema/site.ts';
import { type Leaf, walkTexts } from '../schema/walk.ts';
import type { Draft, Entry } from './draft.ts';

/**
 * All texts of a site, each with its path and schema. For texts in an override's `set`, the schema is taken from that
 * of the configuration: the site's schema does not describe the keys in `set`.
 *
 * @param data the site as written, or as read
 */
export function* textsOfSite(data: unknown, overrides: readonly Entry<{ set: unknown }>[]): Generator<Leaf> {
  for (const leaf of walkTexts(data, site)) {
    if (!(leaf.path[0] === 'overrides' && leaf.path[2] === 'set')) yield leaf;
  }
  for (const { path, value } of overrides) yield* walkTexts(value.set, config, [...path, 'set']);
}

/** All texts of a site as written. */
export const siteTexts = (draft: Draft): Generator<Leaf> =>
  textsOfSite(draft.raw, draft.entries('overrides'));
