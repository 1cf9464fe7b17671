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
  text: string;
  textMuted: string;
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

/** The accent used as text. On a dark surface its default is lighter. */
export const accentText = ({ accent_text, chroma, hue, surface }: Theme): string =>
  accent_text ?? oklch(surface === 'dark' ? 0.74 : 0.5, chroma, hue);

/** Backgrounds and texts of the pages, the same as in ui/styles/tokens.css and ui/look/surface-*.css. */
function surfaceColours(theme: Theme) {
  switch (theme.surface) {
    case 'white':
      return {
        surface: 'oklch(1 0 0)',
        surfaceSunk: neutral(theme, 0.967, 0.4),
        text: neutral(theme, 0.215, 1.8),
        textMuted: neutral(theme, 0.47, 1),
      };
    case 'tint':
      return {
        surface: neutral(theme, 0.967, 0.4),
        surfaceSunk: neutral(theme, 0.943, 0.5),
        text: neutral(theme, 0.215, 1.8),
        textMuted: neutral(theme, 0.47, 1),
      };
    case 'sand':
      return {
        surface: 'oklch(0.972 0.014 84)',
        surfaceSunk: 'oklch(0.945 0.024 82)',
        text: neutral(theme, 0.215, 1.8),
        textMuted: neutral(theme, 0.47, 1),
      };
    case 'dark':
      return {
        surface: neutral(theme, 0.165, 0.8),
        surfaceSunk: neutral(theme, 0.205, 1),
        text: neutral(theme, 0.955, 1),
        textMuted: neutral(theme, 0.78, 1),
      };
  }
}

export function paletteOf(theme: Theme): Palette {
  const { hue, chroma, accent_lightness: lightness } = theme;
  return {
    onAccent: theme.on_accent,
    accent: oklch(lightness, chroma, hue),
    accentHover: oklch(lightness - 0.06, chroma, hue),
    accentPress: oklch(lightness - 0.11, chroma, hue),
    accentText: accentText(theme),
    ...surfaceColours(theme),
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
