import type { Page } from '../site/page.ts';
import type { Manifest } from './manifest.ts';

/** What a build has to do, found by comparing digests with the live release. */
export interface RenderPlan {
  digests: Record<string, string>;
  render: Page[];
  /** Paths whose HTML the live release already has. */
  unchanged: string[];
  /** Paths the live release has and the inventory no longer. */
  removed: string[];
}

export function planPages(
  pages: Page[],
  digest: (page: Page) => string,
  live: Manifest,
  force: boolean,
): RenderPlan {
  const plan: RenderPlan = { digests: {}, render: [], unchanged: [], removed: [] };
  for (const page of pages) {
    const value = digest(page);
    plan.digests[page.path] = value;
    if (!force && live.pages[page.path] === value) plan.unchanged.push(page.path);
    else plan.render.push(page);
  }
  plan.removed = Object.keys(live.pages).filter((path) => plan.digests[path] === undefined);
  return plan;
}
