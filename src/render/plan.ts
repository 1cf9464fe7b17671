import { ownProperty } from '../lib/own-property.ts';
import type { Page } from '../site/page.ts';
import type { PageSource } from '../site/page-plan.ts';
import type { Manifest } from './manifest.ts';
import type { CompiledOverrides } from './overrides/compiled-override.ts';
import { areCurrent, dataDigest } from './overrides/used-overrides.ts';

/** What a build has to do, found by comparing with the live release. */
export interface RenderPlan {
  /** Lines of the manifest; a page to render gets its own when it is known what it uses. */
  digests: Record<string, string>;
  fingerprints: Record<string, string>;
  render: Page[];
  /** Paths whose HTML the live release already has. */
  unchanged: string[];
  /** Paths the live release has and the inventory no longer. */
  removed: string[];
}

export interface PlanOptions {
  digest: (page: Page) => string;
  live: Manifest;
  /** The sources made the live release too, so that equal fingerprints mean equal pages. */
  sameSources: boolean;
  force: boolean;
  /** The tenant's own components, as they are now. */
  overrides: CompiledOverrides;
}

/**
 * Compares each page with the live release: by its fingerprint where that is enough, so that an unchanged
 * page need not even be made, else by the digest of its data. Either way the tenant's components that it was drawn
 * with must be the same.
 */
export function planPages(
  sources: PageSource[],
  { digest, live, sameSources, force, overrides }: PlanOptions,
): RenderPlan {
  const plan: RenderPlan = { digests: {}, fingerprints: {}, render: [], unchanged: [], removed: [] };
  for (const { path, fingerprint, page } of sources) {
    if (fingerprint !== null) plan.fingerprints[path] = fingerprint;
    const known = ownProperty(live.pages, path);
    const same = sameSources && fingerprint !== null && ownProperty(live.fingerprints, path) === fingerprint;
    const usable = known !== undefined && !force && areCurrent(known, overrides);
    if (usable && same) {
      plan.digests[path] = known;
      plan.unchanged.push(path);
      continue;
    }
    const made = page();
    const value = digest(made);
    if (usable && dataDigest(known) === value) {
      plan.digests[path] = known;
      plan.unchanged.push(path);
    } else {
      plan.digests[path] = value;
      plan.render.push(made);
    }
  }
  plan.removed = Object.keys(live.pages).filter((path) => !Object.hasOwn(plan.digests, path));
  return plan;
}
