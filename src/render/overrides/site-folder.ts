/** Folder of the site that the files of overrides lie in; hosts keep what is below `_astro` for a year. */
export const SITE_FOLDER = '_astro/overrides';
