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
  const lines = `${guardedSession.read(visitKey()) ?? ''}${linked}${pathname}\n`.split('\n');
  // Drop lines from the middle: the lines up to the first path have the query of arrival.
  const start = lines.findIndex((line) => line[0] === '/') + 1;
  while (lines.join('\n').length > LIMIT && lines.length > start + 2) lines.splice(start, 1);
  guardedSession.write(visitKey(), lines.join('\n'));
}
