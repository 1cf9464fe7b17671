import type { ServiceContext } from '../http/service-env.ts';

/** IP address and browser of a request, which together distinguish most visitors. Never store it. */
export const visitorIdentity = (c: ServiceContext): string =>
  `${c.get('visitorAddress')}\n${c.req.header('user-agent') ?? ''}`;
