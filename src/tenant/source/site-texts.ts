import { config } from '../schema/config.ts';
import { site } from '../schema/site.ts';
import { type Leaf, walkTexts } from '../schema/walk.ts';
import type { Draft } from './draft.ts';

/** All texts of a site. Texts in an override's `set` come with the schema of the configuration. */
export function* siteTexts(draft: Draft): Generator<Leaf> {
  for (const leaf of walkTexts(draft.raw, site)) {
    if (!(leaf.path[0] === 'overrides' && leaf.path[2] === 'set')) yield leaf;
  }
  for (const { path, value } of draft.entries('overrides'))
    yield* walkTexts(value.set, config, [...path, 'set']);
}
