import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ServiceDependencies } from './service-dependencies.ts';
import type { ServiceEnv } from './service-env.ts';

/**
 * Replaces secrets in a path: anyone who has an appointment's token can change the appointment, and anyone who has a
 * form's id can add photos to the form.
 */
const withoutSecrets = (path: string): string =>
  path
    .replace(/^(\/api\/appointments\/)[^/]+/, '$1:token')
    .replace(/^(\/api\/leads\/)(?!follow-up$)[^/]+/, '$1:id');

/**
 * Logs each request with an id, which the answer has as `X-Request-Id`. Queries, bodies and addresses of shoppers are
 * left out, because they are personal data. Also sets the headers that every answer has, such as `no-store`.
 */
export const logRequests = ({ log, now }: Pick<ServiceDependencies, 'log' | 'now'>) =>
  createMiddleware<ServiceEnv>(async (c, next) => {
    const request = randomUUID();
    const start = now().getTime();
    c.set('requestId', request);
    await next();
    c.header('X-Request-Id', request);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    log.info(
      {
        request,
        tenant: c.get('tenant')?.name,
        method: c.req.method,
        path: withoutSecrets(c.req.path),
        status: c.res.status,
        ms: now().getTime() - start,
      },
      'request',
    );
  });
