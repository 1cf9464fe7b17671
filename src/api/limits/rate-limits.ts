import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { atMostHourly } from '../at-most-hourly.ts';
import type { Database } from '../database/database.ts';
import { countingDay, visitorDigest } from '../views/visitor-digest.ts';
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

/** Counts requests in the database, so that the limits hold for all processes together. */
export function createRateLimits(database: Database, now: () => Date): RateLimits {
  const limiterOf = new Map(
    Object.entries(LIMITS).map(([name, { requests, seconds }]) => [
      name,
      new RateLimiterDrizzle({
        storeClient: database.queries,
        schema: rateLimits,
        keyPrefix: name,
        points: requests,
        duration: seconds,
        // Once the limit is reached, this process refuses further requests without asking the database.
        inMemoryBlockOnConsumed: requests,
        // The library's timer would go on after the database is closed.
        clearExpiredByTimeout: false,
      }),
    ]),
  );
  // Rows of ended periods have no effect, so deleting them once an hour is enough.
  const clean = atMostHourly(async () => {
    await database.queries.delete(rateLimits).where(lt(rateLimits.expire, new Date()));
  });

  const digestOf = (name: LimitName, who: readonly string[]) =>
    visitorDigest(database, countingDay(now()), [name, ...who]);

  return {
    consume: async (name, who) => {
      await clean();
      const digest = await digestOf(name, who);
      try {
        await limiterOf.get(name)?.consume(digest);
        return { ok: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
    refund: async (name, who) => {
      await limiterOf.get(name)?.reward(await digestOf(name, who));
    },
  };
}
