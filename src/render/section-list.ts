import { escapeHtml } from '../lib/escape-html.ts';

/** Address of the list of sections in development; the pages with one section each are below it. */
export const SECTION_LIST = '/sections';

/** Widths of the windows in which each section is shown, px: a phone and a desktop. */
const WIDTHS = [390, 1280];

// Each frame holds a whole page, of which only the section is of interest.
const SCRIPT = `for (const frame of document.querySelectorAll('iframe'))
  frame.addEventListener('load', () => {
    const { body } = frame.contentDocument;
    for (const part of body.children) if (part.id !== 'main') part.style.display = 'none';
    frame.height = body.scrollHeight;
  });`;

/**
 * A page with each section in frames as wide as a phone and a desktop.
 *
 * @param examples their titles, and whether this dealer's site has something to show in them
 */
export function sectionListPage(examples: readonly { title: string; isEmpty: boolean }[]): string {
  const items = examples.map(({ title, isEmpty }, at) => {
    const frames = WIDTHS.map(
      (width) =>
        `<iframe src="${SECTION_LIST}/${at}" title="${escapeHtml(title)}, ${width} px" width="${width}" loading="lazy" style="vertical-align: top"></iframe>`,
    );
    const shown = isEmpty ? '<p>This dealer has nothing to show here.</p>' : frames.join(' ');
    return `<h2>${escapeHtml(title)}</h2>${shown}`;
  });
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Sections</title><h1>Sections</h1>${items.join('')}<script>${SCRIPT}</script></html>`;
}
