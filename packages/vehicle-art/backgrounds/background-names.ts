/** Backgrounds that are rendered with the vehicle. The grey studio is for dealers without one of their own. */
const RENDERED = ['studio', 'workshop', 'beach', 'hardstand'] as const;

/** Backgrounds on which pictures of the studio are put. */
const COMPOSED = ['white', 'floor'] as const;

/** Backgrounds of the published pictures. Each dealer has its own. */
export const BACKGROUNDS = [...RENDERED, ...COMPOSED] as const;

export type Background = (typeof BACKGROUNDS)[number];
export type ComposedBackground = (typeof COMPOSED)[number];

/** Surroundings that are rendered. */
export type SceneName = (typeof RENDERED)[number];

export const isComposed = (background: Background): background is ComposedBackground =>
  (COMPOSED as readonly string[]).includes(background);

/** The scene in which a vehicle is rendered for a background. */
export const sceneOf = (background: Background): SceneName =>
  isComposed(background) ? 'studio' : background;
