import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { atMostHourly } from '../at-most-hourly.ts';
import type { Database } from '../database/database.ts';
import { WITHOUT_FLUSH } from '../database/without-flush.ts';
import { countingDay, visitorDigest } from '../visitors/visitor-digest.ts';
import { LIMITS, type LimitName } from './limits.ts';
import { rateLimits } from './schema.ts';

export type Allowance = { ok: true } | { ok: false; retryAfterSeconds: number };

export interface RateLimits {
  /**
   * Counts a request against a limit.
   *
   * @param who the tenant, and the visitor's network or a mailbox; only a digest of it is stored
   */
  consume: (name: LimitName, who: readonly string[]) => Promise<Allowance>;
  /** Takes back a request that was counted but had no effect. */
  refund: (name: LimitName, who: readonly string[]) => Promise<void>;
}

/** How many visitors above a limit a process remembers; it finds the others in the database. */
const MAX_BLOCKED = 10_000;

/**
 * Counts requests in the database, so that the limits hold for all processes together. Periods follow the given clock
 * and not the machine's, so that tests decide when one ends.
 */
export function createRateLimits(database: Database, now: () => Date): RateLimits {
  const { queries } = database;
  // Once a limit is reached, this process refuses further requests without asking the database. The values are the ends
  // of the periods, in milliseconds since 1970.
  const blocked = new LRUCache<string, number>({ max: MAX_BLOCKED });
  // Rows of ended periods have no effect, so deleting them once an hour is enough.
  const clean = atMostHourly(now, async () => {
    await queries.delete(rateLimits).where(lt(rateLimits.expire, now()));
  });

  const keyOf = async (name: LimitName, who: readonly string[]) =>
    `${name}:${await visitorDigest(database, countingDay(now()), [name, ...who])}`;

  const refusedUntil = (end: number): Allowance => ({
    ok: false,
    retryAfterSeconds: Math.max(1, Math.ceil((end - now().getTime()) / 1000)),
  });

  /** Counts one request and returns the visitor's number of requests, and the end of the period. */
  async function count(key: string, seconds: number): Promise<{ points: number; end: number }> {
    const time = now();
    const expire = new Date(time.getTime() + seconds * 1000);
    const hasEnded = sql`${rateLimits.expire} <= ${sql.param(time, rateLimits.expire)}`;
    // One statement, so that no two requests get the same number.
    const [row] = await queries
      .insert(rateLimits)
      .values({ key, points: 1, expire })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${hasEnded} then 1 else ${rateLimits.points} + 1 end`,
          expire: sql`case when ${hasEnded} then ${sql.param(expire, rateLimits.expire)} else ${rateLimits.expire} end`,
        },
      })
      .returning({ points: rateLimits.points, expire: rateLimits.expire, ...WITHOUT_FLUSH });
    if (!row) throw new Error('The database counted no request.');
    return { points: row.points, end: (row.expire ?? expire).getTime() };
  }

  return {
    consume: async (name, who) => {
      await clean();
      const { requests, seconds } = LIMITS[name];
      const key = await keyOf(name, who);
      const blockedUntil = blocked.get(key) ?? 0;
      if (blockedUntil > now().getTime()) return refusedUntil(blockedUntil);
      const { points, end } = await count(key, seconds);
      if (points >= requests) blocked.set(key, end);
      return points > requests ? refusedUntil(end) : { ok: true };
    },
    refund: async (name, who) => {
      const key = await keyOf(name, who);
      await queries
        .update(rateLimits)
        .set({ points: sql`${rateLimits.points} - 1` })
        .where(and(eq(rateLimits.key, key), gt(rateLimits.expire, now())))
        .returning(WITHOUT_FLUSH);
      blocked.delete(key);
    },
  };
}
