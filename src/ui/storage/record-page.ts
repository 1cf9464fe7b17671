import { guardedSession } from './guarded-storage.ts';

// Maximum length of the stored visit, in characters. A lead needs the last 20 pages only (visit.ts).
const MAX_LENGTH = 4000;

export const visitKey = (): string => `${document.documentElement.dataset.site}.visit`;

/**
 * Adds the page to the stored visit (DAT-39): a line with its path. If the shopper came from another site, lines with
 * the address of that site's page and with the query come before it. Lines need little code, which every page loads;
 * `readVisit` parses them when a form is sent.
 */
export function recordPage(): void {
  const { pathname, search, origin } = location;
  const { referrer } = document;
  const arrival = referrer.startsWith(`${origin}/`) ? [] : [referrer, search].filter(Boolean);
  const stored = guardedSession.read(visitKey()) ?? '';
  const lines = `${stored}${[...arrival, pathname].join('\n')}\n`.split('\n');
  // The first lines say how the shopper arrived, the last ones hold the latest pages: drop those between.
  const start = lines.findIndex((line) => line[0] === '/') + 1;
  while (lines.join('\n').length > MAX_LENGTH && lines.length > start + 2) lines.splice(start, 1);
  guardedSession.write(visitKey(), lines.join('\n'));
}
