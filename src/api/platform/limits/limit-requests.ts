import { createMiddleware } from 'hono/factory';
import { counted } from '../../../lib/plural.ts';
import { refuse } from '../http/refusal.ts';
import type { ServiceContext, ServiceEnv } from '../http/service-env.ts';
import { networkOf } from '../http/visitor-address.ts';
import type { LimitName } from './limits.ts';
import type { Allowance, RateLimits } from './rate-limits.ts';

const MINUTE = 60;

/** "We got many requests from your network in a short time. Please try again in 4 minutes." */
export function tooManyText(seconds: number): string {
  const wait = seconds < MINUTE ? counted(seconds, 'second') : counted(Math.ceil(seconds / MINUTE), 'minute');
  return `We got many requests from your network in a short time. Please try again in ${wait}.`;
}

/** Counts a request against a limit. Each dealer counts the visitor's requests separately. */
export const consumeForVisitor = (
  c: ServiceContext,
  limits: RateLimits,
  name: LimitName,
): Promise<Allowance> => limits.consume(name, [c.get('tenant').name, networkOf(c.get('visitorAddress'))]);

/** Middleware that answers a visitor's requests above a limit with status 429. */
export const limitRequests = (limits: RateLimits, name: LimitName) =>
  createMiddleware<ServiceEnv>(async (c, next) => {
    const allowance = await consumeForVisitor(c, limits, name);
    if (allowance.ok) return next();
    c.header('Retry-After', String(allowance.retryAfterSeconds));
    return refuse(c, 429, tooManyText(allowance.retryAfterSeconds));
  });
