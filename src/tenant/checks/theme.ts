import { error, type Finding } from '../problem.ts';
import type { Theme } from '../schema/theme.ts';
import type { Draft } from '../source/draft.ts';
import { contrast, isColour, type Palette, paletteOf } from '../theme/palette.ts';

/** Minimum contrast: WCAG 2.2 AA for text of normal size. */
const MIN_CONTRAST = 4.5;

interface Pair {
  text: keyof Palette;
  on: keyof Palette;
  /** Key of the text colour, for the message. */
  key: keyof Theme;
  /** Key of the background colour, which the message names if the text cannot become lighter or darker. */
  under: keyof Theme;
  /** The pair of colours in words, at the start of the message. */
  words: string;
}

const PAIRS: Pair[] = [
  {
    text: 'onAccent',
    on: 'accent',
    key: 'on_accent',
    under: 'accent_lightness',
    words: 'Text on accent buttons',
  },
  {
    text: 'onAccent',
    on: 'accentHover',
    key: 'on_accent',
    under: 'accent_lightness',
    words: 'Text on hovered accent buttons',
  },
  {
    text: 'onAccent',
    on: 'accentPress',
    key: 'on_accent',
    under: 'accent_lightness',
    words: 'Text on pressed accent buttons',
  },
  {
    text: 'accentText',
    on: 'surface',
    key: 'accent_text',
    under: 'accent_text',
    words: 'Accent text on the background of the pages',
  },
  {
    text: 'accentText',
    on: 'surfaceSunk',
    key: 'accent_text',
    under: 'accent_text',
    words: 'Accent text on the second background of some sections',
  },
  { text: 'onStage', on: 'stage', key: 'on_stage', under: 'stage', words: 'Text on the stage' },
  {
    text: 'onStage',
    on: 'stageUpper',
    key: 'on_stage',
    under: 'stage_2',
    words: 'Text on the upper shade of the stage (stage_2)',
  },
  {
    text: 'onStageMuted',
    on: 'stage',
    key: 'on_stage_muted',
    under: 'stage',
    words: 'Muted text on the stage',
  },
  {
    text: 'onStageMuted',
    on: 'stageUpper',
    key: 'on_stage_muted',
    under: 'stage_2',
    words: 'Muted text on the upper shade of the stage (stage_2)',
  },
  { text: 'onFoot', on: 'foot', key: 'on_foot', under: 'foot', words: 'Text in the footer' },
  { text: 'onFootMuted', on: 'foot', key: 'on_foot_muted', under: 'foot', words: 'Muted text in the footer' },
];

const COLOUR_KEYS = [
  'on_accent',
  'accent_text',
  'stage',
  'stage_2',
  'stage_glow',
  'on_stage',
  'on_stage_muted',
  'foot',
  'on_foot',
  'on_foot_muted',
] as const;

/** Rounds down, so that 4.499 is never shown as 4.50. */
function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}

function textIsLighter(palette: Palette, pair: Pair): boolean {
  return contrast(palette[pair.text], 'black') >= contrast(palette[pair.on], 'black');
}

/**
 * Finds the accent lightness (in steps of 0.01) at which button text is readable in all three states: the closest one
 * below the theme's own if `lower`, else the closest one above it. Null if there is none.
 */
function workingLightness(theme: Theme, lower: boolean): number | null {
  const start = theme.accent_lightness * 100;
  const step = lower ? -1 : 1;
  for (
    let hundredths = lower ? Math.floor(start) : Math.ceil(start);
    hundredths >= 20 && hundredths <= 95;
    hundredths += step
  ) {
    const palette = paletteOf({ ...theme, accent_lightness: hundredths / 100 });
    const states = [palette.accent, palette.accentHover, palette.accentPress];
    if (states.every((state) => contrast(palette.onAccent, state) >= MIN_CONTRAST)) return hundredths / 100;
  }
  return null;
}

function advice(theme: Theme, palette: Palette, pair: Pair): string {
  const lighter = textIsLighter(palette, pair);
  const atLimit = contrast(palette[pair.text], lighter ? 'white' : 'black') < 1.1;
  const text = `theme.${pair.key} ${lighter ? 'lighter' : 'darker'}`;
  if (pair.key !== 'on_accent') {
    return `Make ${atLimit ? `theme.${pair.under} ${lighter ? 'darker' : 'lighter'}` : text}.`;
  }
  const value = workingLightness(theme, lighter);
  const lightness = `${lighter ? 'Lower' : 'Raise'} theme.accent_lightness from ${theme.accent_lightness} to ${value}`;
  if (atLimit)
    return value === null ? `Make theme.on_accent ${lighter ? 'darker' : 'lighter'}.` : `${lightness}.`;
  return value === null ? `Make ${text}.` : `${lightness}, or make ${text}.`;
}

/** Reports texts that are not colours, else text and background colours with a contrast below 4.5:1. */
export function checkTheme(draft: Draft): Finding[] {
  const theme = draft.value('theme');
  if (!theme) return [];
  const unreadable = COLOUR_KEYS.filter((name) => theme[name] !== undefined && !isColour(theme[name]));
  if (unreadable.length) {
    return unreadable.map((name) =>
      error(
        ['theme', name],
        `"${theme[name]}" is not a colour. Write a colour such as "#1f5f7a" or oklch(.53 .135 42).`,
      ),
    );
  }
  const palette = paletteOf(theme);
  const reported = new Set<keyof Theme>();
  return PAIRS.flatMap((pair) => {
    const ratio = contrast(palette[pair.text], palette[pair.on]);
    if (ratio >= MIN_CONTRAST || reported.has(pair.key)) return [];
    reported.add(pair.key);
    return [
      error(
        ['theme', pair.key],
        `${pair.words} has a contrast of ${ratioText(ratio)}; the minimum is 4.5:1. ${advice(theme, palette, pair)}`,
      ),
    ];
  });
}
