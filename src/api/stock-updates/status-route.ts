import { and, eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { describeRefusals, jsonAnswer } from '../platform/http/openapi-responses.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { stockUpdates } from './schema.ts';
import { SIGNATURE_HEADER, type SignedRequests } from './signed-requests.ts';
import { NO_RECORDS, recordCounts } from './updater-messages.ts';

const UNKNOWN_UPDATE =
  'This dealer has no stock update with this id. Updates that were published are forgotten after a day.';

/** An `UpdateOutcome`, or that the update waits. */
const statusAnswer = recordCounts.extend({
  success: z.literal(true),
  kind: z.enum(['feed', 'changes']),
  received_at: z.iso.datetime(),
  state: z.enum(['waiting', 'published', 'replaced', 'import refused', 'build refused']),
  reason: z.string().nullable(),
});

const WAITING = { state: 'waiting', reason: null, ...NO_RECORDS } as const;

export const describeStatus = describeRoute({
  summary: 'Tell what became of a stock update',
  parameters: [
    {
      ...SIGNATURE_HEADER,
      description:
        '"t=<seconds>,v1=<hex>": HMAC-SHA256 of "<t>.<id of the update>" with the secret of the dealer.',
    },
    {
      in: 'path',
      name: 'id',
      required: true,
      description: 'The update_id with which the stock was accepted.',
      schema: { type: 'string', format: 'uuid' },
    },
  ],
  responses: {
    200: jsonAnswer('What became of the update.', statusAnswer),
    ...describeRefusals({
      401: 'The signature is missing, wrong or too old.',
      404: 'There is no such update or website, or no stock secret is set for it.',
    }),
  },
});

/** Answers `GET /api/stock/updates/{id}`. */
export const statusRoute = ({ queries }: Database, { checkOf, refuseUnsigned }: SignedRequests) =>
  createMiddleware<ServiceEnv>(async (c) => {
    const { name } = c.get('tenant');
    const id = c.req.param('id') ?? '';
    const check = checkOf(c);
    check.add(new TextEncoder().encode(id));
    if (!check.matches()) return refuseUnsigned(c, 'the signature does not belong to this id and secret');
    if (!z.uuid().safeParse(id).success) return refuse(c, 404, UNKNOWN_UPDATE);
    const [update] = await queries
      .select()
      .from(stockUpdates)
      .where(and(eq(stockUpdates.tenant, name), eq(stockUpdates.id, id)));
    if (update === undefined) return refuse(c, 404, UNKNOWN_UPDATE);
    return c.json({
      success: true,
      kind: update.kind,
      received_at: update.receivedAt.toISOString(),
      ...(update.outcome ?? WAITING),
    } satisfies z.infer<typeof statusAnswer>);
  });
