import type { PageBase } from './page.ts';
import type { SiteContext } from './site-context.ts';

/**
 * A page before it is built. All paths are known first, so that pages can check their links while they are
 * built.
 */
export interface PlannedPage<Page extends PageBase, Context extends SiteContext = SiteContext> {
  path: string;
  build: (context: Context) => Page;
  /**
   * Equal fingerprints (from builds by the same code) mean equal pages, so an unchanged page is not even
   * built. A page without a fingerprint is built and its data compared.
   */
  fingerprint?: (context: Context) => string;
}
