import { withoutTrailingSlash } from '../frame/link-target.ts';
import type { PlannedPage } from '../frame/pages/planned-page.ts';
import { whyFolderIsReserved } from '../stock/rules/reserved-addresses.ts';
import type { Page } from './page.ts';
import { isRegistered, whatIsAt } from './page-addresses.ts';
import type { PageContext } from './page-context.ts';

/** A page that is built on first use and cached. */
export interface PageSource {
  path: string;
  /** See `PlannedPage`; null if only the page itself shows whether it has changed. */
  readonly fingerprint: string | null;
  page: () => Page;
}

export type SitePage = PlannedPage<Page, PageContext>;

/** A text of the dealer whose address belongs to a page of ours. */
export interface LostText {
  slug: string;
  /** Explains what is at the address. */
  why: string;
}

/** A vehicle whose page cannot be at the path that its stock line gives. */
export interface LostVehicle {
  path: string;
  why: string;
}

export interface PagePlan {
  pages: SitePage[];
  /** Paths of all pages, without trailing slash. */
  pagePaths: Set<string>;
  warnings: string[];
  lostTexts: LostText[];
  lostVehicles: LostVehicle[];
}

/**
 * Returns the same text for paths that differ only in case or in the encoding of accents, which some disks and hosts do
 * not distinguish.
 */
export function addressKey(path: string): string {
  let plain = withoutTrailingSlash(path);
  try {
    plain = decodeURI(plain);
  } catch {
    // Malformed escapes: compare the path as it is.
  }
  return plain.normalize('NFC').toLowerCase();
}

/**
 * Explains why a text of the dealer cannot be a page at this path; null if it can. Folders of vehicles, locations and
 * searches are ours even if no page has the path today: one may have it tomorrow.
 *
 * @param other the page of ours at the path
 */
function whyTextIsLost(path: string, other: SitePage | undefined): string | null {
  if (other !== undefined) return other.content === undefined ? whatIsAt(other.path) : null;
  return isRegistered(path) ? null : whyFolderIsReserved(path);
}

/**
 * Assigns one page to each path. If two pages have the same path, or paths that differ only in case or in the encoding
 * of accents, the first one gets it. A form's page shows the dealer's text of its address; any other text whose address
 * is taken is lost.
 */
export function planPages(wanted: readonly SitePage[]): PagePlan {
  const plan: PagePlan = { pages: [], pagePaths: new Set(), warnings: [], lostTexts: [], lostVehicles: [] };
  const taken = new Map<string, SitePage>();
  for (const page of wanted) {
    const { path, content, isVehicle } = page;
    const key = addressKey(path);
    const other = taken.get(key);
    const isSame = other !== undefined && withoutTrailingSlash(other.path) === withoutTrailingSlash(path);
    if (content !== undefined && isSame && other.showsText) continue;
    const why = content === undefined ? null : whyTextIsLost(path, other);
    if (content !== undefined && why !== null) plan.lostTexts.push({ slug: content, why });
    else if (isVehicle && other !== undefined && !other.isVehicle)
      plan.lostVehicles.push({ path, why: whatIsAt(other.path) });
    else if (other === undefined) {
      taken.set(key, page);
      plan.pagePaths.add(withoutTrailingSlash(path));
      plan.pages.push(page);
    } else {
      const reason = isSame
        ? 'another page already has this path'
        : `many hosts do not distinguish it from ${other.path}`;
      plan.warnings.push(`A second page for ${path} was left out, because ${reason}.`);
    }
  }
  return plan;
}

export function pageSource({ path, build, fingerprint }: SitePage, context: PageContext): PageSource {
  let built: Page | undefined;
  let known: string | null | undefined;
  return {
    path,
    get fingerprint() {
      if (known === undefined) known = fingerprint?.(context) ?? null;
      return known;
    },
    page: () => {
      built ??= build(context);
      return built;
    },
  };
}
