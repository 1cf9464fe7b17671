import { type CallOptions, callJson } from '../../lib/api-client/request.ts';
import { type MarketComparison, readMarketComparison } from './market-panel.ts';

/** What ERR-02 has the log say. */
export const NO_DATA = 'No data returned';

/**
 * The market's prices of vehicles like this one (API-17).
 *
 * @param vehiclePath "/cars/2023-ford-ranger-48213"
 * @throws LiveError, "No data returned" where the answer is empty or lacks something (ERR-02)
 */
export function autogauge(vehiclePath: string, options?: CallOptions): Promise<MarketComparison> {
  const call = { ...options, name: 'price comparison', path: `${vehiclePath.replace(/\/$/, '')}/autogauge` };
  return callJson(call, readMarketComparison, NO_DATA);
}
