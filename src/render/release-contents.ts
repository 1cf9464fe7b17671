import { ownProperty } from '../lib/own-property.ts';
import type { Manifest } from './manifest.ts';
import { outputPath } from './output-path.ts';

/** Every file of a release: path in the site → text that changes when the file does. */
export type ReleaseContents = Record<string, string>;

export function releaseContents(manifest: Manifest): ReleaseContents {
  const contents: ReleaseContents = { ...manifest.kept, ...manifest.files, ...manifest.linked };
  for (const [path, { signature }] of Object.entries(manifest.oldPictures ?? {})) contents[path] = signature;
  for (const [path, digest] of Object.entries(manifest.pages)) contents[outputPath(path)] = digest;
  for (const file of Object.keys(manifest.assets)) {
    // Names below _astro contain a content hash; other files of the code can change without changing their name.
    contents[file] = file.startsWith('_astro/') ? '' : manifest.buildId;
  }
  return contents;
}

export interface Changes {
  changed: string[];
  removed: string[];
}

/** Files that differ between two releases. */
export function changesBetween(before: ReleaseContents, after: ReleaseContents): Changes {
  return {
    changed: Object.keys(after).filter((file) => ownProperty(after, file) !== ownProperty(before, file)),
    removed: Object.keys(before).filter((file) => !Object.hasOwn(after, file)),
  };
}
