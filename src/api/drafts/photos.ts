import { and, asc, count, eq } from 'drizzle-orm';
import { MAX_PHOTOS } from '../../features/leads/fields/photos/photo-limits.ts';
import type { Database } from '../platform/database/database.ts';
import { isUuid } from '../platform/database/is-uuid.ts';
import type { PhotoFiles } from './photo-files.ts';
import { type LeadPhoto, leadDrafts, leadPhotos } from './schema.ts';

interface PhotoStore {
  database: Database;
  photoFiles: PhotoFiles;
}

export type AddedPhoto = { kind: 'added'; id: string } | { kind: 'no draft' } | { kind: 'full' };

const draftCondition = (tenant: string, leadId: string) =>
  and(eq(leadDrafts.id, leadId), eq(leadDrafts.tenant, tenant));

/** True if the tenant has a form with this id that is not sent yet. */
export async function hasDraft({ queries }: Database, tenant: string, leadId: string): Promise<boolean> {
  if (!isUuid(leadId)) return false;
  const [found] = await queries
    .select({ id: leadDrafts.id })
    .from(leadDrafts)
    .where(draftCondition(tenant, leadId));
  return found !== undefined;
}

/** Adds a photo to a form that is not sent yet. */
export const addPhoto = (
  { database, photoFiles }: PhotoStore,
  { tenant, leadId, now }: { tenant: string; leadId: string; now: Date },
  jpeg: Buffer,
): Promise<AddedPhoto> =>
  database.queries.transaction(async (transaction): Promise<AddedPhoto> => {
    // The update locks the draft, so that photos that arrive at the same time are counted one after the other. It also
    // keeps the draft from being deleted as old.
    const [draft] = await transaction
      .update(leadDrafts)
      .set({ changedAt: now })
      .where(draftCondition(tenant, leadId))
      .returning({ id: leadDrafts.id });
    if (!draft) return { kind: 'no draft' };
    const [stored] = await transaction
      .select({ photos: count() })
      .from(leadPhotos)
      .where(eq(leadPhotos.leadId, leadId));
    if (stored && stored.photos >= MAX_PHOTOS) return { kind: 'full' };
    const [photo] = await transaction
      .insert(leadPhotos)
      .values({ tenant, leadId, bytes: jpeg.length, addedAt: now })
      .returning({ id: leadPhotos.id });
    if (!photo) throw new Error('The database stored no photo.');
    // If writing fails, the transaction is rolled back and the row is not stored either.
    await photoFiles.write(leadId, photo.id, jpeg);
    return { kind: 'added', id: photo.id };
  });

/** Removes a photo of a form that is not sent yet. Resolves to false if there is no such photo or form. */
export async function removePhoto(
  { database, photoFiles }: PhotoStore,
  tenant: string,
  leadId: string,
  photoId: string,
): Promise<boolean> {
  if (!isUuid(photoId) || !(await hasDraft(database, tenant, leadId))) return false;
  const removed = await database.queries
    .delete(leadPhotos)
    .where(and(eq(leadPhotos.id, photoId), eq(leadPhotos.leadId, leadId), eq(leadPhotos.tenant, tenant)))
    .returning({ id: leadPhotos.id });
  if (removed.length === 0) return false;
  await photoFiles.remove(leadId, photoId);
  return true;
}

/** The photos of a lead, oldest first. */
export const photosOf = ({ queries }: Database, leadId: string): Promise<LeadPhoto[]> =>
  queries
    .select()
    .from(leadPhotos)
    .where(eq(leadPhotos.leadId, leadId))
    .orderBy(asc(leadPhotos.addedAt), asc(leadPhotos.id));
