import type { Theme } from '../schema/theme.ts';

interface Display {
  /** Percent. */
  width: number;
  weight: number;
  /** Letter spacing in em. */
  tracking: number;
}

/**
 * Headings in the fonts of each `theme.type`, for themes that do not set them. ui/look/type-<name>.css has the files,
 * stand-ins and sizes of these fonts. Mails and printed sheets set headings in Mona Sans, which alone has a width axis, in
 * the nearest width and weight.
 */
const TYPES: Record<Theme['type'], Display> = {
  mona: { width: 112, weight: 600, tracking: -0.022 },
  instrument: { width: 100, weight: 550, tracking: -0.035 },
  saira: { width: 75, weight: 800, tracking: 0.002 },
  bricolage: { width: 96, weight: 780, tracking: -0.035 },
  fraunces: { width: 100, weight: 420, tracking: -0.018 },
};

/** Width, weight and tracking of headings: the theme's own, else those of its fonts. */
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
