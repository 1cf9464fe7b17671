/** Parts of pages that are drawn on their own, as in layout.css. */
const PARTS = '#main section,.results>li,.foot-site';

/** Marks the parts far below the view, at least a screen and a half from the top. */
export function markFarParts(): void {
  for (const part of document.querySelectorAll(PARTS))
    if (part.getBoundingClientRect().top > 1.5 * innerHeight) part.className += ' far';
}
