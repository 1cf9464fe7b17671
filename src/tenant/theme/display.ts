import type { Theme } from '../schema/theme.ts';

interface Display {
  /** Percent. */
  width: number;
  weight: number;
  /** Letter spacing in em. */
  tracking: number;
}

/**
 * How the fonts that a theme chooses (`theme.type`) set headings where it leaves that open. ui/look/type-<name>.css has
 * their files, stand-ins and sizes. Mails and printed sheets write headings in Mona Sans, the only family with a width axis,
 * in the width and weight that comes nearest.
 */
const TYPES: Record<Theme['type'], Display> = {
  mona: { width: 112, weight: 600, tracking: -0.022 },
  instrument: { width: 100, weight: 550, tracking: -0.035 },
  saira: { width: 75, weight: 800, tracking: 0.002 },
  bricolage: { width: 96, weight: 780, tracking: -0.035 },
  fraunces: { width: 100, weight: 420, tracking: -0.018 },
};

/** How headings are set: the theme's own values, else those of its fonts. */
export function displayOf(
  theme: Pick<Theme, 'type' | 'display_width' | 'display_weight' | 'display_tracking'>,
): Display {
  const { width, weight, tracking } = TYPES[theme.type];
  return {
    width: theme.display_width ?? width,
    weight: theme.display_weight ?? weight,
    tracking: theme.display_tracking ?? tracking,
  };
}
