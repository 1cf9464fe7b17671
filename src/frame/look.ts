import type { SectionEntry } from '../tenant/schema/section-settings.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { Theme } from '../tenant/schema/theme.ts';
import { hexColour, paletteOf } from '../tenant/theme/palette.ts';

/** What a dealer's pages look like, apart from colours and sizes (theme-css.ts). */
export interface Look {
  /** Attributes of `<html>` that select the dealer's fonts, surface and density. Defaults are left out. */
  attributes: { 'data-type'?: string; 'data-surface'?: string; 'data-density'?: string };
  type: Theme['type'];
  /** Colour of the browser's own bars, "#rrggbb". */
  themeColour: string;
  /**
   * Names of the forms that the dealer uses, such as "type-saira". Style sheets hold the rules of a form in
   * `@supports (--look: type-saira)`, and a dealer's sheets have only the rules of these (render/look-sheets.ts).
   */
  forms: string[];
}

/** The forms of sections, such as "hero-photo", each once. */
const formsOf = (sections: readonly SectionEntry[]): string[] => [
  ...new Set(sections.flatMap((entry) => ('form' in entry ? [`${entry.section}-${entry.form}`] : []))),
];

/**
 * What a dealer's pages look like.
 *
 * @param sections those that the pages of the dealer list (`listedSections`)
 */
export function lookOf({ theme }: Pick<Site, 'theme'>, sections: readonly SectionEntry[]): Look {
  const { type, surface, density } = theme;
  return {
    attributes: {
      ...(type !== 'mona' && { 'data-type': type }),
      ...(surface !== 'white' && { 'data-surface': surface }),
      ...(density !== 'normal' && { 'data-density': density }),
    },
    type,
    themeColour: hexColour(paletteOf(theme).surface),
    forms: [`type-${type}`, `surface-${surface}`, `density-${density}`, ...formsOf(sections)],
  };
}
