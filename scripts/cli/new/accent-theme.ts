import { converter, parse, wcagContrast } from 'culori';
import type { Theme } from '../../../src/tenant/schema/theme.ts';
import { CommandError } from '../command-error.ts';

const toOklch = converter('oklch');

/** Text on an accent needs this contrast (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;
/** The accent is no darker, or buttons would look like text. */
const DARKEST = 0.36;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const colour = (lightness: number, chroma: number, hue: number): string =>
  `oklch(${round(lightness, 3)} ${round(chroma, 3)} ${round(hue, 0)})`;

export type AccentTheme = Pick<
  Theme,
  | 'hue'
  | 'chroma'
  | 'accent_lightness'
  | 'on_accent'
  | 'neutral_hue'
  | 'neutral_chroma'
  | 'stage'
  | 'stage_2'
  | 'stage_glow'
  | 'foot'
>;

/**
 * The colours of a site, worked out from the dealer's main colour. A light colour such as yellow stays as it is, with
 * dark text on it; others are darkened until white text on them is readable.
 *
 * @param text a CSS colour such as "#1f5f7a" or "darkgreen"
 * @throws `CommandError` if it is no colour
 */
export function accentTheme(text: string): AccentTheme {
  const given = toOklch(parse(text.trim()));
  if (!given)
    throw new CommandError(
      `"${text}" is not a colour. Write one such as "#1f5f7a", as the dealer’s logo has it.`,
    );
  const { h: hue = 262, c, l } = given;
  const chroma = Math.min(c, 0.2);
  const dark = colour(0.2, Math.min(chroma, 0.03), hue);
  const isLight = l > 0.72;
  const onAccent = isLight ? dark : 'oklch(1 0 0)';
  let lightness = round(Math.max(l, DARKEST), 2);
  // A darker accent for white text, or a lighter one for dark text.
  const step = isLight ? 0.01 : -0.01;
  while (wcagContrast(onAccent, colour(lightness, chroma, hue)) < LEAST_CONTRAST)
    lightness = round(lightness + step, 2);
  const tint = chroma > 0.02 ? 0.022 : 0;
  return {
    hue: round(hue, 0),
    chroma: round(chroma, 3),
    accent_lightness: lightness,
    on_accent: onAccent,
    neutral_hue: round(hue, 0),
    neutral_chroma: tint === 0 ? 0 : 0.008,
    stage: colour(0.235, tint, hue),
    stage_2: colour(0.33, tint, hue),
    stage_glow: `oklch(.62 ${round(tint * 1.5, 3)} ${round(hue, 0)} / .5)`,
    foot: colour(0.205, tint, hue),
  };
}
