import type { PageBase } from '../page.ts';
import type { SiteContext } from '../site-context.ts';

/**
 * A page before it is built. All pages are planned before the first one is built, so that each can check whether its
 * link targets exist.
 */
export interface PlannedPage<Page extends PageBase, Context extends SiteContext = SiteContext> {
  path: string;
  /** Slug of the dealer's text that is the page; absent on our own pages. */
  content?: string;
  /** True for the page of a vehicle. */
  isVehicle?: true;
  /** True if the page shows the dealer's text of the same address, which then gets no page of its own. */
  showsText?: true;
  build: (context: Context) => Page;
  /**
   * If the fingerprint is the same as in the last build by the same code, so is the page, and it is not built again.
   * A page without a fingerprint is always built, and its data is compared.
   */
  fingerprint?: (context: Context) => string;
}
