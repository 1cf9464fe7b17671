import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import { leads } from '../leads/schema.ts';
import type { Database } from '../platform/database/database.ts';
import { describeJsonRoute, describeSharedRefusals, TOO_MANY } from '../platform/http/openapi-responses.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { limitBody, validateJsonBody } from '../platform/http/validate-json-body.ts';
import { limitRequests } from '../platform/limits/limit-requests.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import { valuationSchema } from './valuation-schema.ts';

const body = z.object({
  website_id: z.string().max(200),
  lead_id: z.uuid(),
  column_name: z.literal('valuation'),
  valuation: valuationSchema,
});

export interface ShownValuationDependencies {
  database: Database;
  limits: RateLimits;
  log: Logger;
}

/**
 * Stores the valuation that a page showed for a lead (API-28). The valuation that the service calculated is among the
 * facts of the lead.
 */
export const shownValuationRoutes = ({
  database,
  limits,
  log,
}: ShownValuationDependencies): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().post(
    '/miscellaneous',
    limitRequests(limits, 'leadReports'),
    describeSharedRefusals(TOO_MANY),
    limitBody,
    describeJsonRoute('The valuation that a page showed for a lead', z.object({ success: z.literal(true) }), {
      400: 'The body is not valid.',
      403: 'The website_id belongs to another website.',
      404: 'There is no such lead.',
      413: 'The body is too long.',
    }),
    validateJsonBody(body),
    async (c) => {
      const { lead_id: lead, valuation } = c.req.valid('json');
      const { name: tenant } = c.get('tenant');
      const changed = await database.queries
        .update(leads)
        .set({ valuation })
        .where(and(eq(leads.id, lead), eq(leads.tenant, tenant)))
        .returning({ id: leads.id });
      if (changed.length === 0) return refuse(c, 404, 'There is no form with this id.');
      log.info({ tenant, lead }, 'a valuation was saved');
      return c.json({ success: true as const });
    },
  );
