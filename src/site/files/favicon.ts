import type { Tenant } from '../../tenant/tenant.ts';
import { inlineColours } from '../../tenant/theme/inline-colours.ts';
import { hexColour, paletteOf } from '../../tenant/theme/palette.ts';
import type { TextFile } from './site-file.ts';

/** Used for dealers without a logo mark. */
const DISC =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><circle cx="17" cy="17" r="14" fill="var(--accent)"/></svg>';

/** The favicon: the dealer's logo mark in its accent colour. No CSS variables reach it, so the colour is inlined. */
export function faviconFile({ site, logoMark }: Pick<Tenant, 'site' | 'logoMark'>): TextFile {
  const accent = paletteOf(site.theme).accent;
  return { path: 'favicon.svg', body: inlineColours(logoMark ?? DISC, { accent }) };
}

/**
 * The dealer's logo mark as SVG without CSS. The library that makes pictures of it knows only sRGB colours.
 *
 * @param ink colour of the parts that take the colour of the text
 */
export function plainMark({ site, logoMark }: Pick<Tenant, 'site' | 'logoMark'>, ink: string): string {
  const accent = hexColour(paletteOf(site.theme).accent);
  return inlineColours(logoMark ?? DISC, { accent, ink: hexColour(ink) });
}
