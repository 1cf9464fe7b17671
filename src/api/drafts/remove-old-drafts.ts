import { and, inArray, lt, notInArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import { leads } from '../leads/schema.ts';
import type { Database } from '../platform/database/database.ts';
import { isUuid } from '../platform/database/is-uuid.ts';
import { safeError } from '../platform/safe-error.ts';
import type { PhotoFiles } from './photo-files.ts';
import { leadDrafts, leadPhotos } from './schema.ts';

/** A form that was not sent within a day is deleted with its photos. */
const KEEP_MS = 86_400_000;
const INTERVAL_MS = 3_600_000;

/** Deletes drafts that are more than a day old, and photos that belong to no draft or lead. */
export async function removeOldDrafts(
  { queries }: Database,
  files: Pick<PhotoFiles, 'leads' | 'removeAll'>,
  now: Date,
): Promise<void> {
  const limit = new Date(now.getTime() - KEEP_MS);
  await queries.delete(leadDrafts).where(lt(leadDrafts.changedAt, limit));
  await queries
    .delete(leadPhotos)
    .where(
      and(
        lt(leadPhotos.addedAt, limit),
        notInArray(leadPhotos.leadId, queries.select({ id: leads.id }).from(leads)),
        notInArray(leadPhotos.leadId, queries.select({ id: leadDrafts.id }).from(leadDrafts)),
      ),
    );
  const folders = (await files.leads()).filter(isUuid);
  if (folders.length === 0) return;
  // A photo's file is written before its row is committed. Until then its folder is kept because of its draft.
  const known = await union(
    queries.select({ id: leadPhotos.leadId }).from(leadPhotos).where(inArray(leadPhotos.leadId, folders)),
    queries.select({ id: leadDrafts.id }).from(leadDrafts).where(inArray(leadDrafts.id, folders)),
  );
  const kept = new Set(known.map(({ id }) => id));
  for (const folder of folders) if (!kept.has(folder)) await files.removeAll(folder);
}

/** Deletes old drafts now and every hour. Returns a function that stops it. */
export function keepRemovingDrafts(database: Database, files: PhotoFiles, log: Logger): () => Promise<void> {
  const remove = () =>
    removeOldDrafts(database, files, new Date()).catch((error: unknown) =>
      log.error(
        { error: safeError(error) },
        'forms that were never sent could not be deleted: the service tries again in an hour',
      ),
    );
  let running = remove();
  const timer = setInterval(() => {
    running = remove();
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
