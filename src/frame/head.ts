import { clip } from '../lib/truncate.ts';
import type { Site } from '../tenant/schema/site.ts';
import { socialPicture } from './media/social-picture.ts';
import type { Head } from './page.ts';

// Search engines cut titles near 60 characters and descriptions near 160.
export const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

export interface HeadInput {
  /** Path of the canonical address, beginning with "/". */
  canonicalPath: string;
  title: string;
  description: string;
  type?: Head['type'];
  index?: boolean;
  /** The page's main picture; without it the dealer's is shown. */
  image?: Omit<Head['image'], 'source'> | null;
  jsonLd?: Head['jsonLd'];
}

/** Absolute URL of a path on the site. An address that is already absolute is returned unchanged. */
export function absoluteUrl(site: Pick<Site, 'url'>, path: string): string {
  return /^https?:\/\//.test(path) ? path : site.url.replace(/\/+$/, '') + path;
}

/** "Title | Dealer" if that fits in 60 characters; otherwise the title alone, shortened. */
export function pageTitle(title: string, dealer: string): string {
  const full = title.includes(dealer) ? title : `${title} | ${dealer}`;
  return full.length <= TITLE_LENGTH ? full : clip(title, TITLE_LENGTH);
}

export function makeHead(site: Pick<Site, 'name' | 'url'>, input: HeadInput): Head {
  const image = socialPicture(input.image ?? null, site.name);
  return {
    title: pageTitle(input.title, site.name),
    description: clip(input.description, DESCRIPTION_LENGTH),
    canonical: absoluteUrl(site, input.canonicalPath),
    index: input.index ?? true,
    image: { ...image, url: absoluteUrl(site, image.url) },
    type: input.type ?? 'website',
    jsonLd: input.jsonLd ?? [],
  };
}
