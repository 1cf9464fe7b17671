import type { Theme } from '../../tenant/schema/theme.ts';
import { hexColour, lightenedFor, neutral, paletteOf } from '../../tenant/theme/palette.ts';

/** Colours of a mail as "#rrggbb": mail programs know no others. */
export interface MailColours {
  /** Around the mail. */
  page: string;
  card: string;
  tint: string;
  ink: string;
  muted: string;
  line: string;
  /** Outlines of buttons and stops, which need a contrast of 3:1. */
  outline: string;
  /** Text links. */
  link: string;
  band: string;
  onBand: string;
  onBandMuted: string;
  /** The accent of the mark on the band, lighter than the theme's if that is hard to see there. */
  accentOnBand: string;
  accent: string;
  onAccent: string;
}

/** Readers see a drawn line of this contrast. */
const DRAWN = 3;
const TEXT = 4.5;

/** The colours of a dealer's mails. */
export interface MailPalette {
  light: MailColours;
  /** In dark mode; null if the mails are always dark. */
  dark: MailColours | null;
  /** The card with the shopper's words on mails that are always dark; null on others. */
  paper: MailColours | null;
}

/** The colours of a dealer's mails, by `theme.mail_surface`. */
export function mailColours(theme: Theme): MailPalette {
  const palette = paletteOf(theme);
  const grey = (lightness: number, share: number): string => hexColour(neutral(theme, lightness, share));
  const band = hexColour(palette.foot);
  const shared = {
    band,
    onBand: hexColour(palette.onFoot),
    onBandMuted: hexColour(palette.onFootMuted),
    accentOnBand: lightenedFor(palette.accent, band, DRAWN),
    accent: hexColour(palette.accent),
    onAccent: hexColour(palette.onAccent),
  };
  const light: MailColours = {
    ...shared,
    page: grey(0.943, 0.8),
    card: hexColour(palette.surface),
    tint: hexColour(palette.surfaceSunk),
    ink: grey(0.215, 1.8),
    muted: grey(0.455, 1),
    line: grey(0.9, 0.7),
    outline: grey(0.58, 1),
    link: hexColour(palette.accentText),
  };
  const darkTint = grey(0.28, 2.2);
  const darkOn = (page: string, card: string): MailColours => ({
    ...shared,
    page,
    card,
    tint: darkTint,
    ink: grey(0.955, 0.6),
    muted: grey(0.79, 1),
    line: grey(0.36, 2),
    outline: grey(0.62, 1.4),
    // Of the grounds of links, the tint is the lightest.
    link: lightenedFor(palette.accentText, darkTint, TEXT),
  });
  if (theme.mail_surface === 'light')
    return { light, dark: darkOn(grey(0.18, 2), grey(0.235, 2.2)), paper: null };
  return {
    light: {
      ...darkOn(band, band),
      tint: band,
      ink: shared.onBand,
      muted: shared.onBandMuted,
      line: hexColour(palette.stageUpper),
    },
    dark: null,
    paper: { ...light, card: shared.onBand, ink: band, muted: grey(0.4, 1), line: grey(0.82, 1) },
  };
}
