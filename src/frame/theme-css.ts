import { type Theme, theme as themeSchema } from '../tenant/schema/theme.ts';
import { displayOf } from '../tenant/theme/display.ts';
import { accentText } from '../tenant/theme/palette.ts';

/** Custom properties that a theme sets, named as in ui/styles/tokens.css. */
function tokensOf(theme: Theme): Map<string, string> {
  const display = displayOf(theme);
  const tokens: [name: string, value: string | number][] = [
    ['--hue', theme.hue],
    ['--chroma', theme.chroma],
    ['--accent-l', theme.accent_lightness],
    ['--on-accent', theme.on_accent],
    ['--accent-text', accentText(theme)],
    ['--n-hue', theme.neutral_hue],
    ['--n-chroma', theme.neutral_chroma],
    ['--r-unit', theme.radius],
    ['--r-btn', theme.pill_buttons ? '999px' : 'calc(8px * var(--r-unit))'],
    ['--display-width', `${display.width}%`],
    ['--display-weight', display.weight],
    ['--display-track', `${display.tracking}em`],
    ['--stage', theme.stage],
    ['--stage-2', theme.stage_2],
    ['--stage-glow', theme.stage_glow],
    ['--on-stage', theme.on_stage],
    ['--on-stage-muted', theme.on_stage_muted],
    ['--foot', theme.foot],
    ['--on-foot', theme.on_foot],
    ['--on-foot-muted', theme.on_foot_muted],
  ];
  // Without leading zeros, because they are in every page's HTML.
  return new Map(tokens.map(([name, value]) => [name, String(value).replace(/^0\./, '.')]));
}

/** The tokens that tokens.css sets. Pages do not repeat them. */
export const DEFAULT_TOKENS: ReadonlyMap<string, string> = tokensOf(themeSchema.parse({}));

/**
 * CSS declarations for `:root` of what a theme sets otherwise than ui/styles/tokens.css, where all other colours, radii
 * and sizes derive from them. The schema allows only numbers and plain colours, so the values are safe in a style
 * element.
 */
export function themeCss(theme: Theme): string {
  return [...tokensOf(theme)]
    .filter(([name, value]) => DEFAULT_TOKENS.get(name) !== value)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
