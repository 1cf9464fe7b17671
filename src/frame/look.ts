import type { LookForms } from '../tenant/schema/look.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { Theme } from '../tenant/schema/theme.ts';
import { hexColour, paletteOf } from '../tenant/theme/palette.ts';

/** What a dealer's pages look like, apart from colours and sizes (theme-css.ts). */
export interface Look {
  /** Attributes of `<html>` that select the dealer's fonts, surface and density. Defaults are left out. */
  attributes: { 'data-type'?: string; 'data-surface'?: string; 'data-density'?: string };
  type: Theme['type'];
  header: LookForms['header'];
  footer: LookForms['footer'];
  /** Colour of the browser's own bars, "#rrggbb". */
  themeColour: string;
  /**
   * Names of the forms that the dealer uses, such as "type-saira". Style sheets hold the rules of a form in
   * `@supports (--look: type-saira)`, and a dealer's sheets have only the rules of these (render/look-sheets.ts).
   */
  forms: string[];
}

/** Parts of the footer that several of its forms share. */
const FOOTER_PARTS: Record<LookForms['footer'], ('sign' | 'columns' | 'row')[]> = {
  plain: [],
  directory: ['sign', 'columns'],
  short: ['sign', 'row'],
  story: ['sign', 'columns', 'row'],
  range: ['sign', 'columns'],
};

export function lookOf({ theme, look }: Pick<Site, 'theme' | 'look'>): Look {
  const { type, surface, density } = theme;
  const { header, footer } = look;
  return {
    attributes: {
      ...(type !== 'mona' && { 'data-type': type }),
      ...(surface !== 'white' && { 'data-surface': surface }),
      ...(density !== 'normal' && { 'data-density': density }),
    },
    type,
    header,
    footer,
    themeColour: hexColour(paletteOf(theme).surface),
    forms: [
      `type-${type}`,
      `surface-${surface}`,
      `density-${density}`,
      `header-${header}`,
      ...(header === 'two-row' ? [] : ['header-call']),
      `footer-${footer}`,
      ...FOOTER_PARTS[footer].map((part) => `footer-${part}`),
    ],
  };
}
