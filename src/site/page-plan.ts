import { withoutTrailingSlash } from '../frame/link-target.ts';
import type { PlannedPage } from '../frame/planned-page.ts';
import type { Page } from './page.ts';
import type { PageContext } from './page-context.ts';

/** A page that is built on first use and cached. */
export interface PageSource {
  path: string;
  /** See `PlannedPage`; null if only the page itself shows whether it has changed. */
  readonly fingerprint: string | null;
  page: () => Page;
}

type SitePage = PlannedPage<Page, PageContext>;

export interface PagePlan {
  pages: SitePage[];
  /** Paths of all pages, without trailing slash. */
  pagePaths: Set<string>;
  warnings: string[];
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
 * Assigns one page to each path. If two pages have the same path, or paths that differ only in case or in the encoding
 * of accents, the first one gets it and a warning names the second.
 */
export function planPages(wanted: readonly SitePage[]): PagePlan {
  const plan: PagePlan = { pages: [], pagePaths: new Set(), warnings: [] };
  const taken = new Map<string, string>();
  for (const page of wanted) {
    const key = addressKey(page.path);
    const other = taken.get(key);
    if (other !== undefined) {
      const why =
        withoutTrailingSlash(other) === withoutTrailingSlash(page.path)
          ? 'another page already has this path'
          : `many hosts do not distinguish it from ${other}`;
      plan.warnings.push(`A second page for ${page.path} was left out, because ${why}.`);
      continue;
    }
    taken.set(key, page.path);
    plan.pagePaths.add(withoutTrailingSlash(page.path));
    plan.pages.push(page);
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
