import { HASHED_MEDIA } from '../frame/media/media-set.ts';
import { SOCIAL_FOLDER } from '../frame/media/social-picture.ts';
import { isWithinGrace } from './linked-files.ts';
import type { Manifest, OldPicture } from './manifest.ts';

/** Folders of which no file has its name from the dealer, who may want it gone at once. */
const KEPT_FOLDERS = [HASHED_MEDIA, SOCIAL_FOLDER].map((folder) => folder.slice(1));

/**
 * Pictures that only earlier builds show, and that stay published for a while: open tabs may still load them, and chat
 * apps those of links that were sent.
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
