import type { PageBase } from './page.ts';
import type { SiteContext } from './site-context.ts';

/** A page to be: its path is known before its data, so that links can be checked while pages are built. */
export interface PlannedPage<Page extends PageBase, Context extends SiteContext = SiteContext> {
  path: string;
  build: (context: Context) => Page;
  /**
   * Two builds by the same code whose fingerprints are equal have equal pages, so an unchanged page need
   * not be made at all. Without it only the page itself tells.
   */
  fingerprint?: (context: Context) => string;
}
