import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { counted } from '../../lib/plural.ts';
import { stockChanges } from '../../stock/import/apply-changes.ts';
import { checkChanges } from '../../stock/import/check-changes.ts';
import { describeRefusals, jsonAnswer } from '../openapi-responses.ts';
import { refuse } from '../refusal.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { ServiceEnv } from '../service-env.ts';
import { tenantVariable } from '../webhook/sign.ts';
import { isSigned, SIGNATURE_SECONDS, signedTime } from '../webhook/verify-signature.ts';
import { stockUpdates as storedUpdates, type UpdateKind, type UpdateOutcome } from './schema.ts';
import { MAX_FEED_BYTES, storeUpdate } from './store-update.ts';

export const MAX_CHANGES_BYTES = 1024 * 1024;

const UNSIGNED =
  'The signature of this request is missing, wrong or too old. Sign "<time>.<body>" with the secret of this dealer, and check the clock.';
const REPEATED = 'This request was received before. To send the same stock again, sign it with a new time.';
const NO_STOCK =
  'This website accepts no stock here, because no secret is set for it. Ask the operator of the website to set one.';

const UNKNOWN_UPDATE =
  'This dealer has no stock update with this id. Updates that were published are forgotten after a day.';

const answer = z.object({ success: z.literal(true), update_id: z.uuid() });

/** What became of an update, as `UpdateOutcome` has it, or that it waits. */
const statusAnswer = z.object({
  success: z.literal(true),
  kind: z.enum(['feed', 'changes']),
  received_at: z.iso.datetime(),
  state: z.enum(['waiting', 'published', 'replaced', 'import refused', 'build refused']),
  reason: z.string().nullable(),
  problems: z.array(z.string()),
  records: z.int(),
  vehicles: z.int(),
  quarantined: z.int(),
});

const WAITING: Omit<UpdateOutcome, 'state'> & { state: 'waiting' } = {
  state: 'waiting',
  reason: null,
  problems: [],
  records: 0,
  vehicles: 0,
  quarantined: 0,
};

const SIGNATURE_HEADER = {
  in: 'header',
  name: 'Forecourt-Signature',
  required: true,
  schema: { type: 'string' },
} as const;

/** What is wrong with the header of a signature; null if only the signature itself remains to be checked. */
function headerProblem(header: string | undefined, nowSeconds: number): string | null {
  if (header === undefined) return 'the header Forecourt-Signature is missing';
  if (signedTime(header, nowSeconds) !== null) return null;
  const [, time] = /^t=(\d{1,12}),v1=[\da-f]{64}$/.exec(header) ?? [];
  if (time === undefined) return 'the header is not "t=<seconds>,v1=<64 hexadecimal digits>"';
  const late = Math.round(nowSeconds - Number(time));
  return `the time is ${Math.abs(late)} seconds ${late > 0 ? 'in the past' : 'in the future'}; ${SIGNATURE_SECONDS} are allowed`;
}

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

const describeStatus = describeRoute({
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

const NO_CHANGES =
  'This body is not a list of stock changes. Send JSON such as {"changed": [{"stocknum": "48213", "price": 28990}], "removed": ["48214"]}; /api/openapi.json describes it.';

/** Why a body is no list of changes, with the path and problem of each wrong value; null if it is one. */
function changesProblem(body: Uint8Array): { error: string; fields?: Record<string, string> } | null {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return { error: NO_CHANGES };
  }
  const checked = checkChanges(value);
  if (checked.ok) return null;
  const [first, ...others] = Object.entries(checked.problems);
  const more = others.length > 0 ? ` "fields" lists ${counted(others.length, 'more problem')}.` : '';
  return {
    error: `Nothing was changed, because ${first?.join(' ')}.${more} ${NO_CHANGES}`,
    fields: checked.problems,
  };
}

/**
 * Accepts signed stock from dealers' systems (a whole feed in any format that imports read, or single changed vehicles)
 * and tells what became of it.
 */
export function stockRoutes({
  database,
  stockUpdates,
  now,
  log,
}: Pick<ServiceDependencies, 'database' | 'stockUpdates' | 'now' | 'log'>) {
  /** Says in the log which check failed. The answer does not, because strangers could learn from it. */
  function refuseUnsigned(c: Context<ServiceEnv>, problem: string): ReturnType<typeof refuse> {
    log.warn(
      { request: c.get('requestId'), tenant: c.get('tenant').name, problem },
      'unsigned stock was refused',
    );
    return refuse(c, 401, UNSIGNED);
  }

  /** Refuses before the body is read, so that strangers cannot fill the memory. */
  const checkTime = createMiddleware<ServiceEnv>(async (c, next) => {
    const { name } = c.get('tenant');
    const variable = tenantVariable(name, 'STOCK_SECRET');
    if (!stockUpdates?.environment[variable]) {
      log.warn(
        { request: c.get('requestId'), tenant: name, problem: `${variable} is not set` },
        'unsigned stock was refused',
      );
      return refuse(c, 404, NO_STOCK);
    }
    const problem = headerProblem(c.req.header('forecourt-signature'), now().getTime() / 1_000);
    return problem === null ? next() : refuseUnsigned(c, problem);
  });

  const limited = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (c) => refuse(c, 413, 'This stock is too large to send. Send single changes.'),
    });

  const secretOf = (tenant: string): string =>
    stockUpdates?.environment[tenantVariable(tenant, 'STOCK_SECRET')] ?? '';

  const tellStatus = createMiddleware<ServiceEnv>(async (c) => {
    const { name } = c.get('tenant');
    const id = c.req.param('id') ?? '';
    const signature = c.req.header('forecourt-signature') ?? '';
    if (!isSigned(signature, secretOf(name), new TextEncoder().encode(id)))
      return refuseUnsigned(c, 'the signature does not belong to this id and secret');
    if (!z.uuid().safeParse(id).success) return refuse(c, 404, UNKNOWN_UPDATE);
    const [update] = await database.queries
      .select()
      .from(storedUpdates)
      .where(and(eq(storedUpdates.tenant, name), eq(storedUpdates.id, id)));
    if (update === undefined) return refuse(c, 404, UNKNOWN_UPDATE);
    return c.json({
      success: true,
      kind: update.kind,
      received_at: update.receivedAt.toISOString(),
      ...(update.outcome ?? WAITING),
    } satisfies z.infer<typeof statusAnswer>);
  });

  const take = (kind: UpdateKind) =>
    createMiddleware<ServiceEnv>(async (c) => {
      const { name } = c.get('tenant');
      const signature = c.req.header('forecourt-signature') ?? '';
      const secret = secretOf(name);
      const folder = stockUpdates?.folderOf(name) ?? null;
      const body = new Uint8Array(await c.req.arrayBuffer());
      if (!isSigned(signature, secret, body))
        return refuseUnsigned(c, 'the signature does not belong to this body and secret');
      if (stockUpdates === null || folder === null) return refuse(c, 404, NO_STOCK);
      if (body.length === 0)
        return refuse(
          c,
          400,
          'The body of this request is empty. Send the stock as its body; /api/openapi.json describes it.',
        );
      const problem = kind === 'changes' ? changesProblem(body) : null;
      if (problem) return c.json({ success: false, ...problem }, 400);
      const id = await storeUpdate(database, stockUpdates.jobs, {
        tenant: name,
        folder,
        kind,
        body,
        signature,
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
      checkTime,
      limited(MAX_FEED_BYTES),
      describeStock('Replace the stock with a whole feed', MAX_FEED_BYTES, { '*/*': anything }),
      take('feed'),
    )
    .post(
      '/changes',
      checkTime,
      limited(MAX_CHANGES_BYTES),
      describeStock('Change single vehicles', MAX_CHANGES_BYTES, {
        'application/json': { schema: z.toJSONSchema(stockChanges, { io: 'input' }) },
      }),
      take('changes'),
    )
    .get('/updates/:id', checkTime, describeStatus, tellStatus);
}
