import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { moveToDisk } from '../../lib/disk/replace-file.ts';
import type { StockFolders } from '../../stock/data-folder/data-files.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/open-jobs.ts';
import { stockFeeds, stockUpdates } from './schema.ts';
import { arrivingFile, updateFile } from './update-files.ts';
import type { UpdateKind } from './updater-messages.ts';

/** Enough for 10,000 vehicles with long texts, which are about 50 MB. */
export const MAX_FEED_BYTES = 64 * 1024 * 1024;

/** Queues a tenant's update. If one already waits in the queue, they become one. */
export const queueUpdate = (jobs: Pick<Jobs, 'send'>, transaction: Queries, tenant: string): Promise<void> =>
  jobs.send(transaction, 'update-stock', [{ tenant }], tenant);

interface NewUpdate {
  tenant: string;
  /** The tenant's folders. */
  folders: StockFolders;
  kind: UpdateKind;
  /** The stock, or the path of a file with it, which is moved. */
  body: Uint8Array | { file: string };
  /** Null for a feed that was pulled. */
  signature: string | null;
  /** See `stockFeeds`. */
  version: string | null;
  /** See `stockFeeds`; null for stock that was sent. */
  digest?: string | null;
  now: Date;
}

/**
 * Stores new stock and queues its import, both or neither. Resolves to the update's id, or to null if the same request
 * was stored before.
 */
export async function storeUpdate(
  { queries }: Database,
  jobs: Pick<Jobs, 'send'>,
  { tenant, folders, kind, body, signature, version, digest = null, now }: NewUpdate,
): Promise<string | null> {
  const id = randomUUID();
  const file = updateFile(folders, id);
  const arrived = body instanceof Uint8Array ? arrivingFile(folders, now) : body.file;
  if (body instanceof Uint8Array) await writeFile(arrived, body, { mode: 0o600 });
  await moveToDisk(arrived, file);
  try {
    const added = await queries.transaction(async (transaction) => {
      const rows = await transaction
        .insert(stockUpdates)
        .values({ id, tenant, kind, signature: signature ?? id, receivedAt: now })
        .onConflictDoNothing()
        .returning({ id: stockUpdates.id });
      if (rows.length === 0) return false;
      await transaction
        .insert(stockFeeds)
        .values({ tenant, receivedAt: now, version, digest })
        .onConflictDoUpdate({ target: stockFeeds.tenant, set: { receivedAt: now, version, digest } });
      await queueUpdate(jobs, transaction, tenant);
      return true;
    });
    if (added) return id;
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  rmSync(file, { force: true });
  return null;
}
