import { config } from '../schema/config.ts';
import { site } from '../schema/site.ts';
import { type Leaf, walkTexts } from '../schema/walk.ts';
import type { Draft } from './draft.ts';

/** Every text of a site; those in an override's `set` with the configuration's schema. */
export function* siteTexts(draft: Draft): Generator<Leaf> {
  for (const leaf of walkTexts(draft.raw, site)) {
    if (!(leaf.path[0] === 'overrides' && leaf.path[2] === 'set')) yield leaf;
  }
  for (const { path, value } of draft.each('overrides'))
    yield* walkTexts(value.set, config, [...path, 'set']);
}
