import { describe, expect, it } from 'vitest';
import { stockFile } from '../../scripts/demo-stock/generate.ts';
import { PLANS } from '../../scripts/demo-stock/plan.ts';
import { readStockFile } from '../../src/stock/stock-file.ts';
import { committed, generate } from './stock.ts';

describe.each(PLANS)('the stock of $tenant', { timeout: 90_000 }, (plan) => {
  const made = stockFile(generate(plan));

  it('is generated with the same bytes each time', () => {
    expect(stockFile(generate(plan)) === made).toBe(true);
  });

  it('is committed as generated (if not, run "npm run demo-stock")', () => {
    expect(committed(plan.tenant) === made).toBe(true);
  });

  it('can be read without problems', async () => {
    const { cars, problems } = await readStockFile(`tenants/${plan.tenant}/stock.jsonl`);
    expect(problems).toEqual([]);
    expect(cars).toHaveLength(plan.count);
    expect(plan.count).toBeGreaterThanOrEqual(60);
    expect(plan.count).toBeLessThanOrEqual(600);
  });
});
