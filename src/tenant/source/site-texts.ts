import { config } from '../schema/config.ts';
import { site } from '../schema/site.ts';
import { type Leaf, walkTexts } from '../schema/walk.ts';
import type { Draft } from './draft.ts';

/**
 * All texts of a site, each with its path and schema. For texts in an override's `set`, the schema is taken from that
 * of the configuration: the site's schema does not describe the keys in `set`.
 */
export function* siteTexts(draft: Draft): Generator<Leaf> {
  for (const leaf of walkTexts(draft.raw, site)) {
    if (!(leaf.path[0] === 'overrides' && leaf.path[2] === 'set')) yield leaf;
  }
  for (const { path, value } of draft.entries('overrides'))
    yield* walkTexts(value.set, config, [...path, 'set']);
}
