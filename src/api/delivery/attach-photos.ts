import type { Database } from '../database/database.ts';
import type { PhotoFiles } from '../drafts/photo-files.ts';
import { photosOf } from '../drafts/photos.ts';

/** Bytes of all photos in one mail: many mail servers refuse 10 MB, and encoding adds a third. */
const MAX_BYTES = 6_000_000;

/** The photos of a lead in a mail. */
export interface AttachedPhotos {
  attached: { filename: string; content: Buffer }[];
  /** Photos that are not attached, by the name of their file in the data folder. */
  left: string[];
}

/** Reads the photos of a lead, as many as fit into one mail; null: it has none. */
export async function attachPhotos(
  database: Database,
  files: Pick<PhotoFiles, 'read'>,
  leadId: string,
): Promise<AttachedPhotos | null> {
  const photos = await photosOf(database, leadId);
  if (photos.length === 0) return null;
  const found: AttachedPhotos = { attached: [], left: [] };
  let bytes = 0;
  for (const [i, photo] of photos.entries()) {
    const content = bytes + photo.bytes > MAX_BYTES ? null : await files.read(leadId, photo.id);
    if (content === null) {
      found.left.push(`photos/${leadId}/${photo.id}.jpg`);
      continue;
    }
    bytes += photo.bytes;
    found.attached.push({ filename: `photo-${i + 1}.jpg`, content });
  }
  return found;
}

/** A sentence for the mail. */
export function photosText({ attached, left }: AttachedPhotos): string {
  const count = attached.length + left.length;
  const all = `The shopper sent ${count} ${count === 1 ? 'photo' : 'photos'}.`;
  return left.length === 0
    ? `${all} See the attachments.`
    : `${all} ${attached.length} attached; the others are in the data folder of the service: ${left.join(', ')}.`;
}
