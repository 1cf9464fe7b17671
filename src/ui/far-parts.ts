/**
 * Parts that phones may skip while they are out of view, with `content-visibility: auto` (layout.css). Folded sections
 * are as good as empty, and skipping them moved their headings. A part within a skipped part counted as moved when it
 * came into view.
 */
export const PARTS = '#main section:not(section *,:has(>.fold)),.results>li,.foot-site';

/** Marks the parts that begin more than a screen and a half below the top of the view, so that phones skip them. */
export function markFarParts(): void {
  for (const part of document.querySelectorAll(PARTS))
    if (part.getBoundingClientRect().top > 1.5 * innerHeight) part.className += ' far';
}
