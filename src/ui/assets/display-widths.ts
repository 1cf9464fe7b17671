/**
 * Widths in percent for which the heading font exists as a file of its own. One file with all widths is 98 kB, one
 * width 28 kB, and before the first paint all fonts together may take 60 kB. Headings use the width in this list that
 * is nearest to the dealer's `display_width`; ui/look/type-mona.css has a rule for each.
 */
export const DISPLAY_WIDTHS = [75, 82, 88, 96, 100, 106, 112, 118, 125] as const;

/** The width in `DISPLAY_WIDTHS` nearest to a dealer's `display_width`. If two are equally near, the wider one. */
export function nearestDisplayWidth(width: number): (typeof DISPLAY_WIDTHS)[number] {
  let nearest: (typeof DISPLAY_WIDTHS)[number] = DISPLAY_WIDTHS[0];
  for (const candidate of DISPLAY_WIDTHS)
    if (Math.abs(candidate - width) <= Math.abs(nearest - width)) nearest = candidate;
  return nearest;
}
