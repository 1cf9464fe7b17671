import { guardedSession } from './guarded-storage.ts';

// Characters kept of a long visit.
const LIMIT = 4000;

export const visitKey = (): string => `${document.documentElement.dataset.site}.visit`;

/**
 * Adds a line with the page's path to the visit, after one with the query if the link was on another site (DAT-39).
 * Plain lines, since every page loads this file; `readVisit` parses them when a form is sent.
 */
export function recordPage(): void {
  const { pathname, search, origin } = location;
  const linked = search && !document.referrer.startsWith(origin) ? `${search}\n` : '';
  const visit = `${guardedSession.read(visitKey()) ?? ''}${linked}${pathname}\n`;
  guardedSession.write(visitKey(), visit.slice(-LIMIT));
}
