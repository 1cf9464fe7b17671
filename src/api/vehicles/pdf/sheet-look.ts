import { plainMark } from '../../../site/files/favicon.ts';
import type { Tenant } from '../../../tenant/tenant.ts';
import { displayOf } from '../../../tenant/theme/display.ts';
import { hexColour, neutral, paletteOf } from '../../../tenant/theme/palette.ts';

/** The parts of a dealer's theme that a sheet uses. Colours are "#rrggbb". */
export interface SheetLook {
  ink: string;
  muted: string;
  line: string;
  sunk: string;
  accent: string;
  onAccent: string;
  dark: string;
  onDark: string;
  onDarkMuted: string;
  /** Radius of corners in points. */
  radius: number;
  /** Width in percent, weight, and letter spacing in em of headings. */
  display: { width: number; weight: number; tracking: number };
  /** The logo mark as SVG for white paper and for the dark band; null if the dealer has none. */
  mark: string | null;
  markOnDark: string | null;
  /** Address of the logo picture that takes the place of mark and name; null if there is none. */
  logo: string | null;
}

export function sheetLook(tenant: Pick<Tenant, 'site' | 'logoMark'>): SheetLook {
  const { site, logoMark } = tenant;
  const { theme } = site;
  const palette = paletteOf(theme);
  const ink = hexColour(neutral(theme, 0.215, 1.8));
  return {
    ink,
    muted: hexColour(neutral(theme, 0.47, 1)),
    line: hexColour(neutral(theme, 0.9, 0.7)),
    sunk: hexColour(palette.surfaceSunk),
    accent: hexColour(palette.accent),
    onAccent: hexColour(palette.onAccent),
    dark: hexColour(palette.foot),
    onDark: hexColour(palette.onFoot),
    onDarkMuted: hexColour(palette.onFootMuted),
    radius: Math.min(10, 5.5 * theme.radius),
    display: displayOf(theme),
    mark: logoMark && plainMark(tenant, ink),
    markOnDark: logoMark && plainMark(tenant, palette.onFoot),
    logo: logoMark === null ? (site.logo.url ?? null) : null,
  };
}
