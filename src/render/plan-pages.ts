import { ownProperty } from '../lib/own-property.ts';
import type { Page } from '../site/page.ts';
import type { PageSource } from '../site/page-plan.ts';
import type { Manifest } from './manifest.ts';
import type { CompiledOverrides } from './overrides/compiled-override.ts';
import { dataDigest, overridesUnchanged } from './overrides/used-overrides.ts';

/** The work of a build: the difference between the site plan and the live release. */
export interface RenderPlan {
  /**
   * Page path → the page's line in the manifest. Overrides are added once the page is rendered and its uses are known.
   */
  digests: Record<string, string>;
  fingerprints: Record<string, string>;
  render: Page[];
  /** Paths of pages to take over from the live release. */
  unchanged: string[];
  /** Paths of pages in the live release that the new site does not have. */
  removed: string[];
}

export interface PlanOptions {
  digest: (page: Page) => string;
  live: Manifest;
  /** True when the same sources built the live release, so that equal fingerprints mean equal pages. */
  sameSources: boolean;
  force: boolean;
  overrides: CompiledOverrides;
}

/**
 * Compares each page with the live release: by fingerprint where possible, so that the data of an unchanged page need
 * not be computed, otherwise by the digest of its data. A page whose overrides changed is always rendered again.
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
    const usable = known !== undefined && !force && overridesUnchanged(known, overrides);
    if (usable && same) {
      plan.digests[path] = known;
      plan.unchanged.push(path);
      continue;
    }
    const data = page();
    const value = digest(data);
    if (usable && dataDigest(known) === value) {
      plan.digests[path] = known;
      plan.unchanged.push(path);
    } else {
      plan.digests[path] = value;
      plan.render.push(data);
    }
  }
  plan.removed = Object.keys(live.pages).filter((path) => !Object.hasOwn(plan.digests, path));
  return plan;
}
