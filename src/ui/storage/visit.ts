import { guardedSession } from './guarded-storage.ts';
import { visitKey } from './record-page.ts';

/** The shopper's visit to the site, sent with a lead (DAT-39). */
export interface Visit {
  /** Paths of the last pages, oldest first. */
  visited_pages: string[];
  /** Query parameters of the link that led to the site, such as "utm_source". */
  linked_query_params: Record<string, string>;
}

const MAX_PAGES = 20;

/** Maximum length, in characters, of the address of another site's page. The service refuses more than 4,000. */
const MAX_REFERRER = 2_000;

/** The visit in this tab so far, see `recordPage`. */
export function readVisit(): Visit & {
  /** Page of another site that led to this one most recently; null if the browser named none. */
  referrer: string | null;
} {
  const lines = (guardedSession.read(visitKey()) ?? '').split('\n');
  const link = lines.findLast((line) => line.startsWith('?')) ?? '';
  const pages = lines.filter((line) => line.startsWith('/'));
  return {
    visited_pages: [...new Set(pages.reverse())].slice(0, MAX_PAGES).reverse(),
    linked_query_params: Object.fromEntries(new URLSearchParams(link)),
    referrer: lines.findLast((line) => /^[^/?]/.test(line))?.slice(0, MAX_REFERRER) ?? null,
  };
}
