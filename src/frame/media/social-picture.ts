import { hash } from 'node:crypto';
import type { Head } from '../page.ts';

/** Size in px of the picture in link previews, such as those of Facebook and of messengers. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Folder of the pictures for link previews. */
export const SOCIAL_FOLDER = '/media/social/';

/** The preview picture of pages without a picture of their own. */
export const DEALER_PICTURE = `${SOCIAL_FOLDER}dealer.jpg`;

export const isOwnPicture = (address: string): boolean =>
  address.startsWith('/') && !address.startsWith('//');

/** Path of the JPEG that the build makes for link previews from one of the site's own pictures. */
export const socialPath = (address: string): string =>
  `${SOCIAL_FOLDER}${hash('sha1', address).slice(0, 16)}.jpg`;

type PagePicture = Omit<Head['image'], 'source'>;

/**
 * The picture for link previews of a page. A picture on another host stays as it is, because a build downloads nothing.
 *
 * @param image the page's main picture
 */
export function socialPicture(image: PagePicture | null, dealer: string): Head['image'] {
  if (image && !isOwnPicture(image.url)) return { ...image, source: null };
  if (!image) return { ...SOCIAL_SIZE, url: DEALER_PICTURE, alt: dealer, source: null };
  return { ...SOCIAL_SIZE, url: socialPath(image.url), alt: image.alt, source: image.url };
}
