import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { leadBody } from '../../features/leads/api/lead-contract.ts';
import { describeRefusals, jsonAnswer } from '../platform/http/openapi-responses.ts';
import { valuationSchema } from '../valuation/valuation-schema.ts';

const stored = z.object({
  success: z.literal(true),
  lead_id: z.uuid(),
  event_id: z.int().optional().meta({ description: 'Event id of the complete lead in reports.' }),
  appointment: z
    .string()
    .optional()
    .meta({ description: 'Path of the page where the shopper can change the booked appointment.' }),
  valuation: valuationSchema.optional().meta({ description: 'Estimated value of the shopper’s vehicle.' }),
});

/** Describes `POST /api/leads` (API-23, API-24). Browsers without scripts post the form itself and get pages. */
export const describeLead = describeRoute({
  summary: 'Store a lead',
  parameters: [
    {
      in: 'header',
      name: 'Idempotency-Key',
      description:
        'Must be the same for each attempt to send one lead, so that the lead is stored once. Required with JSON; 8 to 100 letters, digits, "-" and "_".',
      schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
    },
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: resolver(leadBody, { io: 'input' }) },
      'application/x-www-form-urlencoded': { schema: resolver(z.record(z.string(), z.string())) },
    },
  },
  responses: {
    200: jsonAnswer(
      'The lead was already stored under the same key, or the body is a step of a form, which is now stored.',
      stored,
    ),
    201: jsonAnswer('The lead is stored.', stored),
    303: { description: 'The posted form is stored. The redirect leads to the success page.' },
    ...describeRefusals({
      400: 'No current page sends such a request.',
      403: 'The request came from another website.',
      409: 'Another lead was stored under this key, or the time of an appointment is taken or has passed.',
      413: 'The body is too long.',
      415: 'The body is neither JSON nor a posted form.',
      422: 'Values are missing or wrong; the message says which.',
    }),
  },
});
