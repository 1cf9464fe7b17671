import { type Valuation, valuationText } from '../../features/leads/valuation.ts';
import { stringOrNull } from '../../lib/string-or-null.ts';
import { estimateFacts } from '../valuation/estimate-facts.ts';
import type { Valuer } from '../valuation/valuer.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';
import type { SentLead } from './parse-lead.ts';

const numberIn = (value: unknown): number | null => {
  const text = (stringOrNull(value) ?? '').replaceAll(/[, ]/g, '');
  return /^\d+$/.test(text) ? Number(text) : null;
};

/**
 * Adds the valuation of the shopper's own vehicle to a trade-in lead; other leads stay as they are.
 *
 * @throws the valuer's error
 */
export async function valueLead(
  lead: SentLead,
  stock: TenantStock,
  { value }: Valuer,
  now: Date,
): Promise<{ lead: SentLead; valuation: Valuation | null }> {
  if (lead.form !== 'trade-in') return { lead, valuation: null };
  const { trade_make, trade_model, trade_year, trade_odometer } = lead.values;
  const vehicle = {
    make: stringOrNull(trade_make) ?? '',
    model: stringOrNull(trade_model) ?? '',
    year: numberIn(trade_year),
    km: numberIn(trade_odometer),
  };
  const valuation = await value(vehicle, stock, now);
  const facts = { ...lead.facts, valuation: valuationText(valuation), ...estimateFacts(valuation) };
  return { lead: { ...lead, facts }, valuation };
}
