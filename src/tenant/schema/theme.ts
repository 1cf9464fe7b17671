import { z } from 'zod';
import { key } from './key.ts';

const colour = z
  .string()
  .regex(/^(#[0-9a-f]{6}|oklch\([\d.%\s/]+\))$/i, 'a colour such as "#1f5f7a" or oklch(.53 .135 42)');

/**
 * The values that a dealer sets. ui/styles/tokens.css derives all other colours, radii and sizes from them.
 */
export const theme = z.strictObject({
  hue: key(z.number().min(0).max(360).default(42), 'Hue of the accent, degrees in OKLCH.'),
  chroma: key(z.number().min(0).max(0.3).default(0.135), 'Strength of the accent.'),
  accent_lightness: key(z.number().min(0.2).max(0.95).default(0.53), 'Lightness of the accent, 0 to 1.'),
  on_accent: key(
    colour.default('oklch(1 0 0)'),
    'Colour of text on the accent. Its contrast must be at least 4.5:1; `check` reports a lower one as an error.',
  ),
  accent_text: key(colour.optional(), 'Accent used as text on white; derived when absent.'),
  neutral_hue: key(z.number().min(0).max(360).default(262), 'Hue of the neutral colours, degrees in OKLCH.'),
  neutral_chroma: key(z.number().min(0).max(0.03).default(0.01), 'Strength of the tint of neutral colours.'),
  radius: key(
    z.number().min(0).max(2).default(1),
    'Roundness of corners: from 0.2, almost square, to 1.8, very round.',
  ),
  pill_buttons: key(z.boolean().default(false), 'Fully round buttons.'),
  type: key(
    z.enum(['mona', 'instrument', 'saira', 'bricolage', 'fraunces']).default('mona'),
    'Fonts of headings, texts and figures: Mona Sans with Figtree (wide and sober), Instrument Sans (quiet and precise), Saira with Plex Sans (condensed capitals), Bricolage Grotesque with figures in a monospace (a notebook), or Fraunces with Nunito Sans (a soft serif).',
  ),
  display_width: key(
    z.number().min(75).max(125).optional(),
    'Heading width in percent, for fonts with a width axis: `mona`. Absent, that of the fonts.',
  ),
  display_weight: key(z.int().min(400).max(900).optional(), 'Heading weight. Absent, that of the fonts.'),
  display_tracking: key(
    z.number().min(-0.05).max(0.05).optional(),
    'Heading letter spacing in em. Absent, that of the fonts.',
  ),
  surface: key(
    z.enum(['white', 'tint', 'sand', 'dark']).default('white'),
    'Background of the pages: white, a tint of the neutral colour, warm sand, or black with light text.',
  ),
  density: key(z.enum(['close', 'normal', 'open']).default('normal'), 'Space between and around sections.'),
  stage: key(
    colour.default('oklch(.235 .022 262)'),
    'Background of the stage, the top section of the home page.',
  ),
  stage_2: key(colour.default('oklch(.33 .026 262)'), 'Upper shade of the stage.'),
  stage_glow: key(colour.default('oklch(.62 .03 60 / .55)'), 'Light behind the vehicle.'),
  on_stage: key(colour.default('oklch(.985 .003 80)'), 'Text on the stage.'),
  on_stage_muted: key(colour.default('oklch(.83 .012 262)'), 'Muted text on the stage.'),
  foot: key(colour.default('oklch(.205 .02 262)'), 'Footer background.'),
  on_foot: key(colour.default('oklch(.97 .004 262)'), 'Text in the footer.'),
  on_foot_muted: key(colour.default('oklch(.78 .012 262)'), 'Muted text in the footer.'),
  mail_surface: key(
    z.enum(['light', 'dark']).default('light'),
    'Background of the mails to shoppers and dealer: white, or the colours of the footer with the shopper’s words on a light card.',
  ),
});
export type Theme = z.infer<typeof theme>;
