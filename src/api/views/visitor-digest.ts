import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { localTime } from '../../lib/clock.ts';
import { DEFAULT_TIMEZONE } from '../../tenant/schema/defaults/timezone.ts';
import type { Database } from '../database/database.ts';
import { daySalts, viewMarks } from './schema.ts';

/** The day of a moment, in one zone for all tenants, because they share the day's salt. ISO date. */
export const countingDay = (now: Date): string => localTime(now, DEFAULT_TIMEZONE).date;

/** The salt that this process used last. It would otherwise be read with every request that is counted. */
const used = new WeakMap<Database, { day: string; salt: string }>();

/** The day's salt. The first request of a day creates it and deletes those of earlier days, with their marks. */
async function readSalt({ queries }: Database, day: string): Promise<string> {
  const created = await queries
    .insert(daySalts)
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
    .returning({ salt: daySalts.salt });
  if (created[0]) {
    await queries.delete(daySalts).where(lt(daySalts.day, day));
    await queries.delete(viewMarks).where(lt(viewMarks.day, day));
    return created[0].salt;
  }
  const [stored] = await queries.select({ salt: daySalts.salt }).from(daySalts).where(eq(daySalts.day, day));
  // Another process is already at the next day.
  if (!stored) throw new Error(`The salt of ${day} was deleted`);
  return stored.salt;
}

async function saltOf(database: Database, day: string): Promise<string> {
  const last = used.get(database);
  if (last?.day === day) return last.salt;
  const salt = await readSalt(database, day);
  used.set(database, { day, salt });
  return salt;
}

/**
 * Digest of something that a visitor did today. It is the same when the visitor does it again on that day, and leads to
 * nobody once the day's salt is deleted.
 *
 * @param what the visitor's address and browser, and what happened
 */
export async function visitorDigest(
  database: Database,
  day: string,
  what: readonly string[],
): Promise<string> {
  const salt = await saltOf(database, day);
  return createHmac('sha256', salt).update(JSON.stringify(what)).digest('base64url');
}
