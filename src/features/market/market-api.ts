import { type CallOptions, callJson } from '../../lib/api-client/request.ts';
import { type MarketComparison, readMarketComparison } from './market-panel.ts';

/** Error message for an answer that is empty or incomplete (ERR-02). */
export const NO_DATA = 'No data returned';

/**
 * Fetches the comparison of a vehicle's price with those of similar vehicles (API-17).
 *
 * @param vehiclePath "/cars/2023-ford-ranger-48213"
 * @throws ApiError "No data returned" if the answer is empty or incomplete (ERR-02)
 */
export function fetchMarketComparison(vehiclePath: string, options?: CallOptions): Promise<MarketComparison> {
  const call = { ...options, name: 'price comparison', path: `${vehiclePath.replace(/\/$/, '')}/autogauge` };
  return callJson(call, readMarketComparison, NO_DATA);
}
