import { fieldsOf, textIn } from '../../lib/api-client/read-fields.ts';
import { type CallOptions, callJson, part } from '../../lib/api-client/request.ts';

/** Fetches the lender's disclaimer for a vehicle as plain text (API-38). @throws LiveError */
export function financeDisclaimer(carId: string, options?: CallOptions): Promise<string> {
  const call = { ...options, name: 'finance disclaimer', path: `/cars/${part(carId)}/finance-disclaimer` };
  return callJson(call, (json) => textIn(fieldsOf(json).disclaimer));
}
