import type { Path } from '../problem.ts';

/** What a check may look at beside the site itself. */
export interface Surroundings {
  /** The tenant's folder, absolute. */
  folder: string;
  /** The project's folder, which holds `public/demo`. */
  projectRoot: string;
}

/** What a check may look at that tells of one place in site.yaml at another. */
export interface SiteLines {
  /** Line of a key or list entry in site.yaml, from 1. */
  lineOf(path: Path): number;
}
