import type { Car } from '../../car.ts';
import { cleanText } from '../../text/clean.ts';
import { decodeEntities } from '../../text/entities.ts';
import { sanitiseComments } from '../../text/html.ts';
import { safeUrl } from '../../text/url.ts';
import type { RawField } from '../feed/feed-record.ts';
import type { Draft } from './draft.ts';
import { ADDRESS_LIST, FEATURE_LIST } from './list-rules.ts';

export type Media = Pick<
  Car,
  | 'images'
  | 'primary_image_url'
  | 'photos_count'
  | 'video_url'
  | 'external_video_url'
  | 'spin_images'
  | 'file'
  | 'dealercomments'
  | 'features'
>;

/** The start of an address without a scheme, "//host/". */
const HOST_WITHOUT_SCHEME = /^\/\/(?=[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/?#]|$))/i;

const webAddress = (written: string): string | null =>
  safeUrl(written.trim().replace(HOST_WITHOUT_SCHEME, 'https://'));

function addresses(cell: string): string[] {
  return (
    decodeEntities(cell)
      .split(ADDRESS_LIST.separator)
      // A comma at the end has no address after it.
      .map((part) => part.replace(/(?<![,;\s])[,;\s]+$/, '').trim())
      .filter((part) => part !== '')
  );
}

function urlsOf(draft: Draft, field: RawField): string[] {
  const found = new Set<string>();
  let bad = 0;
  for (const candidate of draft.allValues(field).flatMap(addresses)) {
    const url = webAddress(candidate);
    if (url !== null) found.add(url);
    else if (bad++ === 0)
      draft.notes.push({
        kind: 'withheld',
        field,
        value: candidate.slice(0, 200),
        reason: 'is not an http(s) address, so it is left out',
      });
  }
  return [...found].slice(0, ADDRESS_LIST.limit);
}

function urlOf(draft: Draft, field: RawField): string | null {
  const written = draft.cellText(field);
  if (written === null) return null;
  const url = webAddress(written);
  if (url === null) draft.noteWithheld(field, written, 'is not an http(s) address, so it is left out');
  return url;
}

function featuresOf(draft: Draft): string[] {
  const written = draft.allValues('features').map(decodeEntities);
  const parts = written.length === 1 ? (written[0] ?? '').split(FEATURE_LIST.separator) : written;
  const clean = parts.map((part) => cleanText(part.replace(/^[\s•*–-]+/, ''))).filter((part) => part !== '');
  return [...new Set(clean)].slice(0, FEATURE_LIST.limit);
}

/** Reads pictures (DAT-05), videos, comments and features, all validated and cleaned. */
export function buildMedia(draft: Draft): Media {
  const primary = urlOf(draft, 'primary_image');
  const urls = urlsOf(draft, 'images');
  const ordered = primary === null ? urls : [primary, ...urls.filter((url) => url !== primary)];
  const comments = draft.cellText('dealercomments');
  return {
    images: ordered.map((url) => ({ image: { url, thumb: { url } } })),
    primary_image_url: ordered[0] ?? null,
    photos_count: ordered.length,
    video_url: urlOf(draft, 'video_url'),
    external_video_url: urlOf(draft, 'external_video_url'),
    spin_images: urlsOf(draft, 'spin_images'),
    file: urlOf(draft, 'file'),
    dealercomments: comments === null ? null : sanitiseComments(comments) || null,
    features: featuresOf(draft),
  };
}
