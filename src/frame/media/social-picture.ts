import { hash } from 'node:crypto';
import type { Head } from '../page.ts';

/** Size in px that sites show for a link to a page. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Folder of the pictures for links to pages. */
export const SOCIAL_FOLDER = '/media/social/';

/** The picture of pages that have none of their own. */
export const DEALER_PICTURE = `${SOCIAL_FOLDER}dealer.jpg`;

export const isOwnPicture = (address: string): boolean =>
  address.startsWith('/') && !address.startsWith('//');

/** Path of the JPEG that the build makes from one of the site's own pictures. */
export const socialPath = (address: string): string =>
  `${SOCIAL_FOLDER}${hash('sha1', address).slice(0, 16)}.jpg`;

type PagePicture = Omit<Head['image'], 'source'>;

/**
 * The picture for links to a page. A picture on another host stays as it is, because a build downloads nothing.
 *
 * @param image the page's main picture
 */
export function socialPicture(image: PagePicture | null, dealer: string): Head['image'] {
  if (image && !isOwnPicture(image.url)) return { ...image, source: null };
  if (!image) return { ...SOCIAL_SIZE, url: DEALER_PICTURE, alt: dealer, source: null };
  return { ...SOCIAL_SIZE, url: socialPath(image.url), alt: image.alt, source: image.url };
}
