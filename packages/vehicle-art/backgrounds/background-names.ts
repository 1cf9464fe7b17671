/** Surroundings in which vehicles are published. Each dealer has its own. */
export const BACKGROUNDS = ['studio', 'workshop', 'beach', 'hardstand', 'white', 'floor'] as const;

export type Background = (typeof BACKGROUNDS)[number];

/** Surroundings that are rendered. White and the floor are made from pictures of the studio. */
export const SCENES = ['studio', 'workshop', 'beach', 'hardstand'] as const;

export type SceneName = (typeof SCENES)[number];

export const sceneOf = (background: Background): SceneName =>
  background === 'white' || background === 'floor' ? 'studio' : background;
