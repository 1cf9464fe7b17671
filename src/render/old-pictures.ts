import { HASHED_MEDIA } from '../frame/media/media-set.ts';
import { SOCIAL_FOLDER } from '../frame/media/social-picture.ts';
import { isWithinGrace } from './linked-files.ts';
import type { Manifest, OldPicture } from './manifest.ts';

/** Folders whose file names are generated. A file that a dealer named is not kept: the dealer may want it gone. */
const KEPT_FOLDERS = [HASHED_MEDIA, SOCIAL_FOLDER].map((folder) => folder.slice(1));

/**
 * Lists the pictures that only earlier builds show and that stay published for a while: open tabs may still load them,
 * and chat apps may load the preview pictures of links that were sent.
 *
 * @param current paths of this build's pictures
 * @param live the live release's manifest
 * @param today ISO date
 */
export function oldPictures(
  current: ReadonlySet<string>,
  { linked, oldPictures: older = {} }: Pick<Manifest, 'linked' | 'oldPictures'>,
  today: string,
): Record<string, OldPicture> {
  const replaced = Object.entries(linked)
    .filter(([path]) => KEPT_FOLDERS.some((folder) => path.startsWith(folder)))
    .map(([path, signature]): [string, OldPicture] => [path, { signature, since: today }]);
  const all = [...Object.entries(older), ...replaced];
  return Object.fromEntries(
    all.filter(([path, { since }]) => !current.has(path) && isWithinGrace(since, today)),
  );
}
