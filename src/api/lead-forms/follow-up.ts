import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import type { LeadFollowUp } from '../../features/leads/api/leads.ts';
import { stringOrNull } from '../../lib/string-or-null.ts';
import { CAR_TYPES } from '../../stock/car-values.ts';
import { storeEvent } from '../events/store-event.ts';
import { findLead } from '../leads/find-leads.ts';
import type { Database } from '../platform/database/database.ts';
import { describeRefusals, describeSharedRefusals, TOO_MANY } from '../platform/http/openapi-responses.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { limitBody, validateJsonBody } from '../platform/http/validate-json-body.ts';
import { limitRequests } from '../platform/limits/limit-requests.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';

const followUp = z.object({
  lead_id: z.uuid(),
  event_id: z.int().min(0).max(1000),
  category: z.string().min(1).max(300),
  car_type: z.enum(CAR_TYPES).nullable(),
  website_id: z.string().max(200),
}) satisfies z.ZodType<LeadFollowUp>;

export interface FollowUpDependencies {
  database: Database;
  limits: RateLimits;
  now: () => Date;
}

/**
 * The request that a page sends after its form was accepted (LEA-08): stores one conversion for each lead, however
 * often it is reported (TRK-16). The facts of the stored lead are used, even if the page reports others.
 */
export function followUpRoutes({ database, limits, now }: FollowUpDependencies): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>().post(
    '/follow-up',
    limitRequests(limits, 'leadReports'),
    describeSharedRefusals(TOO_MANY),
    limitBody,
    describeRoute({
      summary: 'Report that a page’s form was accepted',
      responses: {
        204: { description: 'The conversion is stored, once for each lead.' },
        ...describeRefusals({
          400: 'The body is not valid.',
          403: 'The website_id belongs to another website.',
          404: 'There is no such lead.',
          413: 'The body is too long.',
        }),
      },
    }),
    validateJsonBody(followUp),
    async (c) => {
      const { lead_id, category, car_type } = c.req.valid('json');
      const tenant = c.get('tenant').name;
      const lead = await findLead(database, tenant, lead_id);
      if (lead === null) return refuse(c, 404, 'There is no such lead.');
      await storeEvent(database, {
        tenant,
        name: 'conversion',
        eventId: lead.eventId,
        carId: stringOrNull(lead.facts.car_id),
        dealershipId: stringOrNull(lead.facts.car_dealership_id),
        category: stringOrNull(lead.facts.category) ?? category,
        carType: lead.carType ?? car_type,
        idempotencyKey: `conversion ${lead.id}`,
        receivedAt: now(),
      });
      return c.body(null, 204);
    },
  );
}
