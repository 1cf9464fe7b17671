import { ownProperty } from '../lib/own-property.ts';
import type { Page } from '../site/page.ts';
import type { PageSource } from '../site/page-plan.ts';
import type { Manifest } from './manifest.ts';

/** What a build has to do, found by comparing with the live release. */
export interface RenderPlan {
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
}

/**
 * Compares each page with the live release: by its fingerprint where that is enough, so that an unchanged
 * page need not even be made, else by the digest of its data.
 */
export function planPages(
  sources: PageSource[],
  { digest, live, sameSources, force }: PlanOptions,
): RenderPlan {
  const plan: RenderPlan = { digests: {}, fingerprints: {}, render: [], unchanged: [], removed: [] };
  for (const { path, fingerprint, page } of sources) {
    if (fingerprint !== null) plan.fingerprints[path] = fingerprint;
    const known = ownProperty(live.pages, path);
    const same = sameSources && fingerprint !== null && ownProperty(live.fingerprints, path) === fingerprint;
    if (known !== undefined && same && !force) {
      plan.digests[path] = known;
      plan.unchanged.push(path);
      continue;
    }
    const made = page();
    const value = digest(made);
    plan.digests[path] = value;
    if (known === value && !force) plan.unchanged.push(path);
    else plan.render.push(made);
  }
  plan.removed = Object.keys(live.pages).filter((path) => !Object.hasOwn(plan.digests, path));
  return plan;
}
