/** Folder of the site for files of overrides. It is below `_astro`, which hosts cache for a year. */
export const OVERRIDES_PATH = '_astro/overrides';
