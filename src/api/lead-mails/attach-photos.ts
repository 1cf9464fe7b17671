import { counted } from '../../lib/plural.ts';
import type { PhotoFiles } from '../drafts/photo-files.ts';
import { photosOf } from '../drafts/photos.ts';
import type { Database } from '../platform/database/database.ts';

/** Limit for all photos in one mail together: many mail servers refuse more than 10 MB, and base64 adds a third. */
const MAX_PHOTO_BYTES_IN_MAIL = 6_000_000;

/** The photos of a lead in a mail. */
export interface AttachedPhotos {
  attached: { filename: string; content: Buffer }[];
  /** Photos that do not fit in the mail, as paths in the service's data folder. */
  notAttached: string[];
  /** Number of photos whose files are gone. */
  missing: number;
}

/** Reads as many photos of a lead as fit in one mail. Resolves to null if the lead has none. */
export async function attachPhotos(
  database: Database,
  files: Pick<PhotoFiles, 'read'>,
  leadId: string,
): Promise<AttachedPhotos | null> {
  const photos = await photosOf(database, leadId);
  if (photos.length === 0) return null;
  const found: AttachedPhotos = { attached: [], notAttached: [], missing: 0 };
  let bytes = 0;
  for (const [i, photo] of photos.entries()) {
    if (bytes + photo.bytes > MAX_PHOTO_BYTES_IN_MAIL) {
      found.notAttached.push(`photos/${leadId}/${photo.id}.jpg`);
      continue;
    }
    const content = await files.read(leadId, photo.id);
    if (content === null) {
      found.missing += 1;
      continue;
    }
    bytes += photo.bytes;
    found.attached.push({ filename: `photo-${i + 1}.jpg`, content });
  }
  return found;
}

/** Text about the photos for the mail to the dealer. */
export function photosText({ attached, notAttached, missing }: AttachedPhotos): string {
  return [
    `The shopper sent ${counted(attached.length + notAttached.length + missing, 'photo')}; ${attached.length} attached.`,
    ...(notAttached.length === 0
      ? []
      : [
          `The operator of your website can send you the others from the data folder of the service: ${notAttached.join(', ')}.`,
        ]),
    ...(missing === 0 ? [] : [`${missing} could not be found: please ask the shopper to send them again.`]),
  ].join(' ');
}
