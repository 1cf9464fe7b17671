import { lt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { countingDay } from '../platform/visitors/visitor-digest.ts';
import { notFoundAddresses } from './schema.ts';

/** Days that an address is kept after it was last not found. */
export const KEEP_DAYS = 90;
const DAY_MS = 86_400_000;

/** Deletes the addresses that nobody has asked for in 90 days. */
export async function removeOldAddresses({ queries }: Database, now: Date): Promise<void> {
  const first = countingDay(new Date(now.getTime() - KEEP_DAYS * DAY_MS));
  await queries.delete(notFoundAddresses).where(lt(notFoundAddresses.lastDay, first));
}
