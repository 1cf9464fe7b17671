import { fieldsOf, textOrNull } from '../../lib/api-client/read-fields.ts';
import { type CallOptions, callJson, encodeSegment } from '../../lib/api-client/request.ts';

/** Fetches the lender's disclaimer for a vehicle as plain text (API-38). @throws ApiError */
export function fetchFinanceDisclaimer(carId: string, options?: CallOptions): Promise<string> {
  const call = {
    ...options,
    name: 'finance disclaimer',
    path: `/cars/${encodeSegment(carId)}/finance-disclaimer`,
  };
  return callJson(call, (json) => textOrNull(fieldsOf(json).disclaimer));
}
