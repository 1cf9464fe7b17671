import type { Car } from '../../car.ts';
import { cleanText } from '../../text/clean.ts';
import { decodeEntities } from '../../text/entities.ts';
import { sanitiseComments } from '../../text/html.ts';
import { safeUrl } from '../../text/url.ts';
import type { RawField } from '../feed/feed-record.ts';
import type { Draft } from './draft.ts';

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

const MAX_IMAGES = 100;
const MAX_FEATURES = 150;

/** Splits a cell with several addresses, separated by commas, pipes, semicolons or whitespace. */
function addresses(cell: string): string[] {
  return decodeEntities(cell)
    .split(/[\s|]+|[,;](?=\s*(?:https?:|\/))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function urlsOf(draft: Draft, field: RawField): string[] {
  const found = new Set<string>();
  let bad = 0;
  for (const candidate of draft.allValues(field).flatMap(addresses)) {
    const url = safeUrl(candidate);
    if (url !== null) found.add(url);
    else if (bad++ === 0)
      draft.notes.push({
        kind: 'withheld',
        field,
        value: candidate.slice(0, 200),
        reason: 'is not an http(s) address, so it is left out',
      });
  }
  return [...found].slice(0, MAX_IMAGES);
}

function urlOf(draft: Draft, field: RawField): string | null {
  const written = draft.cellText(field);
  if (written === null) return null;
  const url = safeUrl(written);
  if (url === null) draft.noteWithheld(field, written, 'is not an http(s) address, so it is left out');
  return url;
}

function featuresOf(draft: Draft): string[] {
  const written = draft.allValues('features').map(decodeEntities);
  const parts = written.length === 1 ? (written[0] ?? '').split(/\r?\n|\||;|<br\s*\/?>|,(?!\d)/i) : written;
  const clean = parts.map((part) => cleanText(part.replace(/^[\s•*–-]+/, ''))).filter((part) => part !== '');
  return [...new Set(clean)].slice(0, MAX_FEATURES);
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
