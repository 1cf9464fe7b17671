import { guardedSession } from './guarded-storage.ts';

/** What a lead says about the shopper's visit to the site (DAT-39). */
export interface Visit {
  /** Paths of the last pages, oldest first. */
  visited_pages: string[];
  /** Query parameters of the link that led to the site, such as "utm_source". */
  linked_query_params: Record<string, string>;
}

const MAX_PAGES = 20;
const storageKey = () => `${document.documentElement.dataset.site}.visit`;

/** The visit in this tab so far. */
export function readVisit(): Visit {
  const blank: Visit = { visited_pages: [], linked_query_params: {} };
  try {
    return { ...blank, ...JSON.parse(guardedSession.read(storageKey()) ?? '{}') };
  } catch {
    // Not our text: the visit starts anew.
    return blank;
  }
}

/** Adds the page to the visit. */
export function recordPage(): void {
  const { visited_pages: pages, linked_query_params: params } = readVisit();
  const { pathname, search, origin } = location;
  const linked = pages.length === 0 || !document.referrer.startsWith(origin);
  const visit: Visit = {
    visited_pages: [...pages.filter((path) => path !== pathname), pathname].slice(-MAX_PAGES),
    linked_query_params: linked && search ? Object.fromEntries(new URLSearchParams(search)) : params,
  };
  guardedSession.write(storageKey(), JSON.stringify(visit));
}
