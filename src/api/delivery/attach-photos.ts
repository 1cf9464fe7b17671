import { counted } from '../../lib/plural.ts';
import type { Database } from '../database/database.ts';
import type { PhotoFiles } from '../drafts/photo-files.ts';
import { photosOf } from '../drafts/photos.ts';

/** Bytes of all photos in one mail: many mail servers refuse 10 MB, and encoding adds a third. */
const MAX_BYTES = 6_000_000;

/** The photos of a lead in a mail. */
export interface AttachedPhotos {
  attached: { filename: string; content: Buffer }[];
  /** Photos that do not fit into the mail, by the name of their file in the data folder. */
  left: string[];
  /** Number of photos whose files are gone. */
  missing: number;
}

/** Reads the photos of a lead, as many as fit into one mail; null: it has none. */
export async function attachPhotos(
  database: Database,
  files: Pick<PhotoFiles, 'read'>,
  leadId: string,
): Promise<AttachedPhotos | null> {
  const photos = await photosOf(database, leadId);
  if (photos.length === 0) return null;
  const found: AttachedPhotos = { attached: [], left: [], missing: 0 };
  let bytes = 0;
  for (const [i, photo] of photos.entries()) {
    if (bytes + photo.bytes > MAX_BYTES) {
      found.left.push(`photos/${leadId}/${photo.id}.jpg`);
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
export function photosText({ attached, left, missing }: AttachedPhotos): string {
  return [
    `The shopper sent ${counted(attached.length + left.length + missing, 'photo')}; ${attached.length} attached.`,
    ...(left.length === 0 ? [] : [`In the data folder of the service: ${left.join(', ')}.`]),
    ...(missing === 0 ? [] : [`${missing} could not be found: please ask the shopper.`]),
  ].join(' ');
}
