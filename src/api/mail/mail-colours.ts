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

/** The colours of a dealer's mails, by day and for dark mode. */
export function mailColours(theme: Theme): { light: MailColours; dark: MailColours } {
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
  const darkCard = grey(0.235, 2.2);
  return {
    light: {
      ...shared,
      page: grey(0.943, 0.8),
      card: hexColour(palette.surface),
      tint: hexColour(palette.surfaceSunk),
      ink: grey(0.215, 1.8),
      muted: grey(0.455, 1),
      line: grey(0.9, 0.7),
      outline: grey(0.58, 1),
      link: hexColour(palette.accentText),
    },
    dark: {
      ...shared,
      page: grey(0.18, 2),
      card: darkCard,
      tint: grey(0.28, 2.2),
      ink: grey(0.955, 0.6),
      muted: grey(0.79, 1),
      line: grey(0.36, 2),
      outline: grey(0.62, 1.4),
      link: lightenedFor(palette.accentText, darkCard, TEXT),
    },
  };
}
