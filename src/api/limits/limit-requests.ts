import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { counted } from '../../lib/plural.ts';
import { refuse } from '../refusal.ts';
import type { ServiceEnv } from '../service-env.ts';
import { networkOf } from '../visitor-address.ts';
import type { LimitName } from './limits.ts';
import type { RateLimits, Taken } from './rate-limits.ts';

const MINUTE = 60;

/** "We got many requests from your network in a short time. Please try again in 4 minutes." */
export function tooManyText(seconds: number): string {
  const wait = seconds < MINUTE ? counted(seconds, 'second') : counted(Math.ceil(seconds / MINUTE), 'minute');
  return `We got many requests from your network in a short time. Please try again in ${wait}.`;
}

/** Counts a request of a visitor at a dealer against a limit. */
export const takeForVisitor = (c: Context<ServiceEnv>, limits: RateLimits, name: LimitName): Promise<Taken> =>
  limits.take(name, [c.get('tenant').name, networkOf(c.get('visitor'))]);

/** Refuses a visitor's requests above a limit. */
export const limitRequests = (limits: RateLimits, name: LimitName) =>
  createMiddleware<ServiceEnv>(async (c, next) => {
    const taken = await takeForVisitor(c, limits, name);
    if (taken.ok) return next();
    c.header('Retry-After', String(taken.retryAfterSeconds));
    return refuse(c, 429, tooManyText(taken.retryAfterSeconds));
  });
