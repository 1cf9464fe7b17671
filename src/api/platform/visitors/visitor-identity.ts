import type { Context } from 'hono';
import type { ServiceEnv } from '../http/service-env.ts';

/** IP address and browser of a request, which together distinguish most visitors. Never store it. */
export const visitorIdentity = (c: Context<ServiceEnv>): string =>
  `${c.get('visitorAddress')}\n${c.req.header('user-agent') ?? ''}`;
