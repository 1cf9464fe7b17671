import type { Context } from 'hono';
import type { ServiceEnv } from './service-env.ts';

/** Network address and browser of a request, which tell most visitors apart. Never store it. */
export const visitorIdentity = (c: Context<ServiceEnv>): string =>
  `${c.get('visitorAddress')}\n${c.req.header('user-agent') ?? ''}`;
