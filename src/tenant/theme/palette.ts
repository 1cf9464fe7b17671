import { blend, type Color, clampRgb, converter, formatHex, parse, rgb, wcagContrast } from 'culori';
import type { Theme } from '../schema/theme.ts';

/** The text and background colours that ui/styles/tokens.css derives from a theme, as CSS colours. */
export interface Palette {
  onAccent: string;
  accent: string;
  accentHover: string;
  accentPress: string;
  accentText: string;
  surface: string;
  surfaceSunk: string;
  stage: string;
  stageUpper: string;
  onStage: string;
  onStageMuted: string;
  foot: string;
  onFoot: string;
  onFootMuted: string;
}

function oklch(lightness: number, chroma: number, hue: number): string {
  return `oklch(${lightness} ${chroma} ${hue})`;
}

/** A neutral colour, worked out as in tokens.css from a lightness and a share of the theme's chroma. */
export const neutral = ({ neutral_chroma, neutral_hue }: Theme, lightness: number, share: number): string =>
  oklch(lightness, neutral_chroma * share, neutral_hue);

/** The accent used as text. Its default is the same as in tokens.css. */
function accentText(theme: Theme): string {
  return theme.accent_text ?? oklch(0.5, theme.chroma, theme.hue);
}

export function paletteOf(theme: Theme): Palette {
  const { hue, chroma, accent_lightness: lightness } = theme;
  return {
    onAccent: theme.on_accent,
    accent: oklch(lightness, chroma, hue),
    accentHover: oklch(lightness - 0.06, chroma, hue),
    accentPress: oklch(lightness - 0.11, chroma, hue),
    accentText: accentText(theme),
    surface: 'oklch(1 0 0)',
    surfaceSunk: neutral(theme, 0.967, 0.4),
    stage: theme.stage,
    stageUpper: theme.stage_2,
    onStage: theme.on_stage,
    onStageMuted: theme.on_stage_muted,
    foot: theme.foot,
    onFoot: theme.on_foot,
    onFootMuted: theme.on_foot_muted,
  };
}

/** Returns whether a CSS colour is valid. */
export function isColour(colour: string): boolean {
  return parse(colour) !== undefined;
}

function parseColour(colour: string): Color {
  const found = parse(colour);
  if (!found) throw new Error(`Not a colour: ${colour}`);
  return found;
}

/**
 * WCAG contrast ratio of text on a background, 1 to 21, as displayed: colours are clamped to sRGB and
 * transparent text is blended with the background.
 *
 * @throws Error if a colour is invalid
 */
export function contrast(text: string, background: string): number {
  const under = parseColour(background);
  return wcagContrast(
    clampRgb(rgb(blend([under, parseColour(text)], 'normal', 'rgb'))),
    clampRgb(rgb(under)),
  );
}

/** A CSS colour as "#rrggbb". */
export const hexColour = (colour: string): string => formatHex(clampRgb(parseColour(colour)));

const toOklch = converter('oklch');

/** A colour made lighter until it has the contrast on a dark background, as "#rrggbb". White if no lighter one has it. */
export function lightenedFor(colour: string, background: string, ratio: number): string {
  const { l, ...rest } = toOklch(parseColour(colour));
  for (let lightness = l; lightness < 1; lightness += 0.02) {
    const lighter = formatHex(clampRgb(rgb({ ...rest, l: lightness })));
    if (contrast(lighter, background) >= ratio) return lighter;
  }
  return '#ffffff';
}
