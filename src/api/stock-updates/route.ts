import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { stockChanges } from '../../stock/import/apply-changes.ts';
import { readChanges } from '../../stock/import/read-changes.ts';
import { describeRefusals, jsonAnswer } from '../openapi-responses.ts';
import { refuse } from '../refusal.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { ServiceEnv } from '../service-env.ts';
import { NO_STOCK, SIGNATURE_HEADER, signedRequests } from './signed-requests.ts';
import { describeStatus, statusRoute } from './status-route.ts';
import { MAX_FEED_BYTES, storeUpdate } from './store-update.ts';
import type { UpdateKind } from './updater-messages.ts';

export const MAX_CHANGES_BYTES = 1024 * 1024;

const REPEATED = 'This request was received before. To send the same stock again, sign it with a new time.';

const answer = z.object({ success: z.literal(true), update_id: z.uuid() });

const describeStock = (summary: string, max: number, content: Record<string, { schema: object }>) =>
  describeRoute({
    summary,
    parameters: [
      {
        ...SIGNATURE_HEADER,
        description: '"t=<seconds>,v1=<hex>": HMAC-SHA256 of "<t>.<body>" with the secret of the dealer.',
      },
    ],
    requestBody: { required: true, content },
    responses: {
      202: jsonAnswer('The stock is stored, and will be imported and published.', answer),
      ...describeRefusals({
        400: 'The body is not as described.',
        401: 'The signature is missing, wrong or too old.',
        404: 'There is no website at this address, or no stock secret is set for it.',
        409: 'This request was received before.',
        413: `The body has more than ${max / 1024 / 1024} MB.`,
      }),
    },
  });

/**
 * Accepts signed stock from dealers' systems (a whole feed in any format that imports read, or single changed vehicles)
 * and tells what became of it.
 */
export function stockRoutes(
  dependencies: Pick<ServiceDependencies, 'database' | 'stockUpdates' | 'now' | 'log'>,
) {
  const { database, stockUpdates, now } = dependencies;
  const signed = signedRequests(dependencies);
  const limited = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (c) => refuse(c, 413, 'This stock is too large to send. Send single changes.'),
    });

  const take = (kind: UpdateKind) =>
    createMiddleware<ServiceEnv>(async (c) => {
      const { name } = c.get('tenant');
      const folder = stockUpdates?.folderOf(name) ?? null;
      const body = new Uint8Array(await c.req.arrayBuffer());
      if (!signed.isSignatureOf(c, body))
        return signed.refuseUnsigned(c, 'the signature does not belong to this body and secret');
      if (stockUpdates === null || folder === null) return refuse(c, 404, NO_STOCK);
      if (body.length === 0)
        return refuse(
          c,
          400,
          'The body of this request is empty. Send the stock as its body; /api/openapi.json describes it.',
        );
      if (kind === 'changes') {
        const { ok, ...problem } = readChanges(body);
        if (!ok) return c.json({ success: false, ...problem }, 400);
      }
      const id = await storeUpdate(database, stockUpdates.jobs, {
        tenant: name,
        folder,
        kind,
        body,
        signature: c.req.header('forecourt-signature') ?? '',
        version: null,
        now: now(),
      });
      return id === null
        ? refuse(c, 409, REPEATED)
        : c.json({ success: true, update_id: id } satisfies z.infer<typeof answer>, 202);
    });

  const anything = { schema: { type: 'string', format: 'binary' } };
  return new Hono<ServiceEnv>()
    .post(
      '/feed',
      signed.checkTime,
      limited(MAX_FEED_BYTES),
      describeStock('Replace the stock with a whole feed', MAX_FEED_BYTES, { '*/*': anything }),
      take('feed'),
    )
    .post(
      '/changes',
      signed.checkTime,
      limited(MAX_CHANGES_BYTES),
      describeStock('Change single vehicles', MAX_CHANGES_BYTES, {
        'application/json': { schema: z.toJSONSchema(stockChanges, { io: 'input' }) },
      }),
      take('changes'),
    )
    .get('/updates/:id', signed.checkTime, describeStatus, statusRoute(database, signed));
}
