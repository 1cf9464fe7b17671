import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import type { StockFolders } from '../../stock/data-folder/data-files.ts';
import { stockChanges } from '../../stock/import/apply-changes.ts';
import { readChanges } from '../../stock/import/read-changes.ts';
import type { Database } from '../platform/database/database.ts';
import { describeRefusals, describeSharedRefusals, jsonAnswer } from '../platform/http/openapi-responses.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { networkOf } from '../platform/http/visitor-address.ts';
import { createPlaces } from '../platform/limits/request-places.ts';
import { receiveStock } from './receive-stock.ts';
import {
  NO_STOCK,
  SIGNATURE_HEADER,
  type SignedRequestDependencies,
  signedRequests,
} from './signed-requests.ts';
import { describeStatus, statusRoute } from './status-route.ts';
import { MAX_FEED_BYTES, storeUpdate } from './store-update.ts';
import { arrivingFile } from './update-files.ts';
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

/** Feeds that arrive at the same time; each may fill 64 MB of the disk before its signature is known to be wrong. */
const MAX_FEEDS_AT_ONCE = 6;
/** More of one dealer than of one network, so that a stranger cannot keep a dealer's own feed away. */
const MAX_OF_ONE_DEALER = 4;
const MAX_OF_ONE_NETWORK = 3;
const RETRY_SECONDS = 10;

const BUSY = 'Many stock feeds are arriving. Send it again after the seconds that Retry-After says.';
const TOO_LARGE = 'This stock is too large to send. Send single changes.';
const TOO_SLOW = 'This stock took too long to arrive. Send it again with a new time.';
const EMPTY =
  'The body of this request is empty. Send the stock as its body; /api/openapi.json describes it.';

export interface StockRouteDependencies extends SignedRequestDependencies {
  database: Database;
}

/**
 * Accepts signed stock from dealers' systems (a whole feed in any format that imports read, or single changed vehicles)
 * and tells what became of it.
 */
export function stockRoutes(dependencies: StockRouteDependencies) {
  const { database, stockUpdates, now } = dependencies;
  const signed = signedRequests(dependencies);
  const places = createPlaces(MAX_FEEDS_AT_ONCE);

  const withPlace = createMiddleware<ServiceEnv>(async (c, next) => {
    const giveBack = places.take({
      [`dealer ${c.get('tenant').name}`]: MAX_OF_ONE_DEALER,
      [`network ${networkOf(c.get('visitorAddress'))}`]: MAX_OF_ONE_NETWORK,
    });
    if (giveBack === null) {
      c.header('Retry-After', String(RETRY_SECONDS));
      return refuse(c, 503, BUSY);
    }
    try {
      return await next();
    } finally {
      giveBack();
    }
  });

  /** Answers for stock that was stored in a file, which is moved away if it is accepted. */
  async function accept(
    c: Context<ServiceEnv>,
    { kind, folders, file, bytes }: { kind: UpdateKind; folders: StockFolders; file: string; bytes: number },
  ): Promise<Response> {
    if (stockUpdates === null) return refuse(c, 404, NO_STOCK);
    if (bytes === 0) return refuse(c, 400, EMPTY);
    if (kind === 'changes') {
      const { ok, ...problem } = readChanges(await readFile(file));
      if (!ok) return c.json({ success: false, ...problem }, 400);
    }
    const id = await storeUpdate(database, stockUpdates.jobs, {
      tenant: c.get('tenant').name,
      folders,
      kind,
      body: { file },
      signature: c.req.header('forecourt-signature') ?? '',
      version: null,
      now: now(),
    });
    return id === null
      ? refuse(c, 409, REPEATED)
      : c.json({ success: true, update_id: id } satisfies z.infer<typeof answer>, 202);
  }

  const take = (kind: UpdateKind, maxBytes: number) =>
    createMiddleware<ServiceEnv>(async (c) => {
      const folders = (await stockUpdates?.foldersOf(c.get('tenant').name)) ?? null;
      if (folders === null) return refuse(c, 404, NO_STOCK);
      if (Number(c.req.header('content-length') ?? 0) > maxBytes) return refuse(c, 413, TOO_LARGE);
      const check = signed.checkOf(c);
      const file = arrivingFile(folders, now());
      try {
        const received = await receiveStock(c.req.raw.body, file, maxBytes, check.add);
        if (received.kind === 'too large') return refuse(c, 413, TOO_LARGE);
        if (received.kind !== 'stored') return refuse(c, 503, TOO_SLOW);
        if (!check.matches())
          return signed.refuseUnsigned(c, 'the signature does not belong to this body and secret');
        return await accept(c, { kind, folders, file, bytes: received.bytes });
      } finally {
        rmSync(file, { force: true });
      }
    });

  const anything = { schema: { type: 'string', format: 'binary' } };
  return new Hono<ServiceEnv>()
    .post(
      '/feed',
      signed.checkTime,
      describeStock('Replace the stock with a whole feed', MAX_FEED_BYTES, { '*/*': anything }),
      describeSharedRefusals({
        503: 'Many feeds are arriving, and Retry-After has the seconds to wait; or the body took too long to arrive.',
      }),
      withPlace,
      take('feed', MAX_FEED_BYTES),
    )
    .post(
      '/changes',
      signed.checkTime,
      describeStock('Change single vehicles', MAX_CHANGES_BYTES, {
        'application/json': { schema: z.toJSONSchema(stockChanges, { io: 'input' }) },
      }),
      take('changes', MAX_CHANGES_BYTES),
    )
    .get('/updates/:id', signed.checkTime, describeStatus, statusRoute(database, signed));
}
