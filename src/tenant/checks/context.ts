import type { Path } from '../problem.ts';

/** Folders that checks may read. */
export interface CheckFolders {
  /** Absolute path of the tenant's folder. */
  folder: string;
  /** Absolute path of the project's folder, which contains `public/demo`. */
  projectRoot: string;
}

/** Lets a check mention another place in site.yaml. */
export interface LineLookup {
  /** Line of a key or list entry, from 1. */
  lineOf(path: Path): number;
}
