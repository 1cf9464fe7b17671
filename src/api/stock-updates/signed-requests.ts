import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import {
  parseSignature,
  SIGNATURE_SECONDS,
  signatureCheck,
  signedTime,
} from '../platform/outgoing/verify-signature.ts';
import type { StockUpdateDependencies } from './stock-update-dependencies.ts';

const UNSIGNED =
  'The signature of this request is missing, wrong or too old. Sign "<time>.<body>" with the secret of this dealer, and check the clock.';
export const NO_STOCK =
  'This website accepts no stock here, because no secret is set for it. Ask the operator of the website to set one.';

export const SIGNATURE_HEADER = {
  in: 'header',
  name: 'Forecourt-Signature',
  required: true,
  schema: { type: 'string' },
} as const;

/** Says why the header of a signature is refused. Returns null if only the signature itself remains to be checked. */
function headerProblem(header: string | undefined, nowSeconds: number): string | null {
  if (header === undefined) return 'the header Forecourt-Signature is missing';
  if (signedTime(header, nowSeconds) !== null) return null;
  const signature = parseSignature(header);
  if (signature === null) return 'the header is not "t=<seconds>,v1=<64 hexadecimal digits>"';
  const late = Math.round(nowSeconds - Number(signature.time));
  return `the time is ${Math.abs(late)} seconds ${late > 0 ? 'in the past' : 'in the future'}; ${SIGNATURE_SECONDS} are allowed`;
}

export interface SignedRequestDependencies {
  /** Stores stock that dealers' systems send; null if this process accepts no stock updates. */
  stockUpdates: Pick<StockUpdateDependencies, 'secretsOf' | 'foldersOf' | 'jobs'> | null;
  now: () => Date;
  log: Logger;
}

export type SignedRequests = ReturnType<typeof signedRequests>;

/** Checks the signatures of requests about a tenant's stock, with the secret in `FORECOURT_<TENANT>_STOCK_SECRET`. */
export function signedRequests({ stockUpdates, now, log }: SignedRequestDependencies) {
  /** Says in the log which check failed. The answer does not, because strangers could learn from it. */
  function refuseUnsigned(c: Context<ServiceEnv>, problem: string): ReturnType<typeof refuse> {
    log.warn(
      { request: c.get('requestId'), tenant: c.get('tenant').name, problem },
      'unsigned stock was refused',
    );
    return refuse(c, 401, UNSIGNED);
  }

  /** Refuses before the body is read. Strangers can send a header of the right form and time, but no signature. */
  const checkTime = createMiddleware<ServiceEnv>(async (c, next) => {
    const { name } = c.get('tenant');
    const secret = stockUpdates?.secretsOf(name).stock;
    if (!secret?.value) {
      const problem = secret ? `${secret.variable} is not set` : 'this process accepts no stock';
      log.warn({ request: c.get('requestId'), tenant: name, problem }, 'unsigned stock was refused');
      return refuse(c, 404, NO_STOCK);
    }
    const problem = headerProblem(c.req.header('forecourt-signature'), now().getTime() / 1_000);
    return problem === null ? next() : refuseUnsigned(c, problem);
  });

  /** Checks the request's signature, with the parts of what is signed as they arrive. */
  const checkOf = (c: Context<ServiceEnv>) =>
    signatureCheck(
      c.req.header('forecourt-signature') ?? '',
      stockUpdates?.secretsOf(c.get('tenant').name).stock.value ?? '',
    );

  return { checkTime, checkOf, refuseUnsigned };
}
