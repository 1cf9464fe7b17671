import { randomUUID } from 'node:crypto';
import { aLead } from '../../../tests/support/service/a-lead.ts';
import { nextAddress } from '../../../tests/support/service/next-address.ts';
import type { Target } from './target.ts';

/** Headers of a request that a page of the tenant sends. */
export const headersOf = ({ port, tenant }: Target) => ({
  host: `${tenant}.localhost:${port}`,
  origin: `http://${tenant}.localhost:${port}`,
  'x-forwarded-for': nextAddress(),
});

/** A new lead of another shopper each time. */
export function aShoppersLead(target: Target) {
  const key = randomUUID();
  return {
    headers: { ...headersOf(target), 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(
      aLead({ name: `Shopper ${key}`, email: `${key}@example.com`, website_id: `id-${target.tenant}` }),
    ),
  };
}
