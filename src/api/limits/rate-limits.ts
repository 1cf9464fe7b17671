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
   * @param who tenant, and visitor or mail address; only a digest of it is stored
   */
  consume: (name: LimitName, who: readonly string[]) => Promise<Allowance>;
  /** Uncounts a request that was counted and came to nothing. */
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
        // A flood is refused without asking the database.
        inMemoryBlockOnConsumed: requests,
        // Its timer would outlive the database.
        clearExpiredByTimeout: false,
      }),
    ]),
  );
  // Rows of periods that have ended count nothing, so they may stay for a while.
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
