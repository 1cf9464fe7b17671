import { barePath } from '../frame/link-target.ts';
import type { PlannedPage } from '../frame/planned-page.ts';
import type { Page } from './page.ts';
import type { PageContext } from './page-context.ts';

/** A page that is made when it is asked for, then kept. */
export interface PageSource {
  path: string;
  /** See `PlannedPage`; null where only the page itself tells. */
  readonly fingerprint: string | null;
  page: () => Page;
}

type SitePage = PlannedPage<Page, PageContext>;

export interface PagePlan {
  pages: SitePage[];
  /** Bare paths of every page. */
  live: Set<string>;
  warnings: string[];
}

/** Some disks and search engines ignore case and the way an accent is encoded, so such paths are one address. */
export function likeness(path: string): string {
  let plain = barePath(path);
  try {
    plain = decodeURI(plain);
  } catch {
    // Left as it is written.
  }
  return plain.normalize('NFC').toLowerCase();
}

/**
 * One page per path, in the order given: where two want one, also when they differ only in capitals or in how
 * an accent is encoded, the first has it (fixed pages before content).
 */
export function planPages(wanted: readonly SitePage[]): PagePlan {
  const plan: PagePlan = { pages: [], live: new Set(), warnings: [] };
  const taken = new Map<string, string>();
  for (const page of wanted) {
    const like = likeness(page.path);
    const other = taken.get(like);
    if (other !== undefined) {
      const why =
        barePath(other) === barePath(page.path)
          ? 'the path is taken'
          : `many hosts cannot tell it from ${other}`;
      plan.warnings.push(`A second page for ${page.path} was left out: ${why}.`);
      continue;
    }
    taken.set(like, page.path);
    plan.live.add(barePath(page.path));
    plan.pages.push(page);
  }
  return plan;
}

/** The planned page as a source: built at most once, when it is asked for. */
export function pageSource({ path, build, fingerprint }: SitePage, context: PageContext): PageSource {
  let made: Page | undefined;
  let known: string | null | undefined;
  return {
    path,
    get fingerprint() {
      if (known === undefined) known = fingerprint?.(context) ?? null;
      return known;
    },
    page: () => {
      made ??= build(context);
      return made;
    },
  };
}
