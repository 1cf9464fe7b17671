import type { CardFactName } from '../stock/rules/named-facts.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { Theme } from '../tenant/schema/theme.ts';
import { hexColour, paletteOf } from '../tenant/theme/palette.ts';

/** What a dealer's pages look like, apart from colours and sizes (theme-css.ts). */
export interface Look {
  /** Attributes of `<html>` that select the dealer's fonts, surface, density and form of cards. Defaults are left out. */
  attributes: {
    'data-type'?: string;
    'data-surface'?: string;
    'data-density'?: string;
    'data-card'?: string;
  };
  type: Theme['type'];
  card: Site['look']['card'];
  cardFacts: readonly CardFactName[];
  /** Colour of the browser's own bars, "#rrggbb". */
  themeColour: string;
  /**
   * Names of the forms that the dealer uses, such as "type-saira". Style sheets hold the rules of a form in
   * `@supports (--look: type-saira)`, and a dealer's sheets have only the rules of these (render/look-sheets.ts).
   */
  forms: string[];
}

export function lookOf({ theme, look }: Pick<Site, 'theme' | 'look'>): Look {
  const { type, surface, density } = theme;
  return {
    attributes: {
      ...(type !== 'mona' && { 'data-type': type }),
      ...(surface !== 'white' && { 'data-surface': surface }),
      ...(density !== 'normal' && { 'data-density': density }),
      ...(look.card !== 'full' && { 'data-card': look.card }),
    },
    type,
    card: look.card,
    cardFacts: look.card_facts,
    themeColour: hexColour(paletteOf(theme).surface),
    forms: [
      `type-${type}`,
      `surface-${surface}`,
      `density-${density}`,
      `card-${look.card}`,
      // Rules that all cards share which keep their buttons back.
      ...(look.card === 'full' ? [] : ['card-more']),
    ],
  };
}
