import { ownProperty } from '../lib/own-property.ts';
import type { Manifest } from './manifest.ts';
import { outputPath } from './output-path.ts';

/** Every file of a release, by path in the site, with a text that changes when the file does. */
export type Contents = Record<string, string>;

export function contentsOf(manifest: Manifest): Contents {
  const contents: Contents = { ...manifest.kept, ...manifest.files, ...manifest.linked };
  for (const [path, digest] of Object.entries(manifest.pages)) contents[outputPath(path)] = digest;
  for (const file of Object.keys(manifest.assets)) {
    // Names below _astro hold a hash of what is in them; other files of the code may change under one name.
    contents[file] = file.startsWith('_astro/') ? '' : manifest.buildId;
  }
  return contents;
}

export interface Changes {
  changed: string[];
  removed: string[];
}

/** Files that differ between two releases. */
export function changesBetween(before: Contents, after: Contents): Changes {
  return {
    changed: Object.keys(after).filter((file) => ownProperty(after, file) !== ownProperty(before, file)),
    removed: Object.keys(before).filter((file) => !Object.hasOwn(after, file)),
  };
}
