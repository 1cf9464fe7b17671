import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { describeRefusals, describeSharedRefusals, TOO_MANY } from '../platform/http/openapi-responses.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { limitBody, validateJsonBody } from '../platform/http/validate-json-body.ts';
import { limitRequests } from '../platform/limits/limit-requests.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import { recordNotFound } from './record-not-found.ts';

const report = z.object({
  website_id: z.string().max(200),
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#\p{C}]*$/u)
    .meta({ description: 'Path of the address that was not found, without query.' }),
  referrer: z
    .string()
    .max(253)
    .regex(/^[a-z0-9.-]+$/)
    .nullable()
    .meta({ description: 'Host of the page that led there.' }),
});

export interface NotFoundRouteDependencies {
  database: Database;
  limits: RateLimits;
  now: () => Date;
}

/** Reports of the page for unknown addresses. They have no data of the shopper. */
export const notFoundRoutes = ({ database, limits, now }: NotFoundRouteDependencies): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().post(
    '/not-found',
    limitRequests(limits, 'notFound'),
    describeSharedRefusals(TOO_MANY),
    limitBody,
    describeRoute({
      summary: 'A shopper opened an address that does not exist',
      responses: {
        204: { description: 'The report was taken. Addresses that only scanners try are not counted.' },
        ...describeRefusals({
          400: 'The body is not valid.',
          403: 'The website_id belongs to another website.',
          413: 'The body is too long.',
        }),
      },
    }),
    validateJsonBody(report),
    async (c) => {
      await recordNotFound({ database, tenant: c.get('tenant').name, now: now() }, c.req.valid('json'));
      return c.body(null, 204);
    },
  );
