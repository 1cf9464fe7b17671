import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { localTime } from '../../../lib/clock.ts';
import { DEFAULT_TIMEZONE } from '../../../tenant/schema/defaults/timezone.ts';
import type { Database } from '../database/database.ts';
import { daySalts } from './schema.ts';

/** ISO date of a time. It is in one time zone for all tenants, because they share the day's salt. */
export const countingDay = (now: Date): string => localTime(now, DEFAULT_TIMEZONE).date;

/** Caches the salt that this process used last, so that it is not read from the database for every request. */
const cachedSalts = new WeakMap<Database, { day: string; salt: string }>();

/** Reads the day's salt. The first request of a day creates it, and deletes the salts of earlier days. */
async function readSalt({ queries }: Database, day: string): Promise<string> {
  const created = await queries
    .insert(daySalts)
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
    .returning({ salt: daySalts.salt });
  if (created[0]) {
    await queries.delete(daySalts).where(lt(daySalts.day, day));
    return created[0].salt;
  }
  const [stored] = await queries.select({ salt: daySalts.salt }).from(daySalts).where(eq(daySalts.day, day));
  // Another process is already at the next day.
  if (!stored) throw new Error(`The salt of ${day} was deleted`);
  return stored.salt;
}

async function saltOf(database: Database, day: string): Promise<string> {
  const last = cachedSalts.get(database);
  if (last?.day === day) return last.salt;
  const salt = await readSalt(database, day);
  cachedSalts.set(database, { day, salt });
  return salt;
}

/**
 * Digest of something that is counted. It is the same for the same parts on one day, and it identifies nobody once the
 * day's salt is deleted.
 *
 * @param day ISO date, see `countingDay`
 * @param parts identify what is counted, such as the tenant, the vehicle, and the visitor's address and browser
 */
export async function visitorDigest(
  database: Database,
  day: string,
  parts: readonly string[],
): Promise<string> {
  const salt = await saltOf(database, day);
  return createHmac('sha256', salt).update(JSON.stringify(parts)).digest('base64url');
}
