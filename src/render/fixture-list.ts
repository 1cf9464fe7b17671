import { escapeHtml } from '../lib/escape-html.ts';
import type { Page } from '../site/page.ts';

/** Address of the list of sample pages. */
export const FIXTURE_LIST = '/fixtures';

/**
 * A page that lists the sample pages by dealer, since their links lead to pages that only a whole site has.
 *
 * @param missing path without a sample page; null if there is none to explain
 */
export function fixtureListPage(
  pages: readonly Pick<Page, 'path' | 'kind' | 'chrome'>[],
  missing: string | null,
): string {
  const dealers = Map.groupBy(pages, ({ chrome }) => chrome.dealer.name);
  const lists = [...dealers].map(([dealer, own]) => {
    const items = own.map(
      ({ path, kind }) =>
        `<li><a href="${escapeHtml(path)}">${escapeHtml(path)}</a> <small>${escapeHtml(kind)}</small></li>`,
    );
    return `<h2>${escapeHtml(dealer)}</h2><ul>${items.join('')}</ul>`;
  });
  const title = missing === null ? 'Sample pages' : 'No sample page';
  const why =
    missing === null
      ? ''
      : `<p>There is no sample page at ${escapeHtml(missing)}: sample pages link to pages that only a whole site has.</p>`;
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${why}${lists.join('')}</html>`;
}
