import { describe, expect, it } from 'vitest';
import { ORDINARY } from '../../../tests/fixtures/cards.ts';
import { harbour } from '../../../tests/fixtures/chromes.ts';
import { searchPages } from '../../../tests/fixtures/search-pages.ts';
import { vehiclePages } from '../../../tests/fixtures/vehicle-pages.ts';
import { aLender } from '../../../tests/support/a-lender.ts';
import { htmlOf, part, words } from '../../../tests/support/render-view.ts';
import { repaymentView } from '../../stock/finance/repayment-view.ts';
import { config } from '../../tenant/schema/config.ts';
import type { SearchPage } from '../search/search-page.ts';
import { calculatorSettings } from './calculator.ts';
import type { FinanceBlock } from './finance-block.ts';

const [interest, comparison] = [8.99, 9.87];
const repayment = repaymentView(163, 'week', { interest, comparison });
const { warning } = repayment;

async function onVehiclePage(wording: FinanceBlock['wording']): Promise<string> {
  const [page] = vehiclePages(harbour);
  if (!page) throw new Error('There is no vehicle page to render.');
  const figure = {
    amount: 163,
    per: 'week' as const,
    interest,
    comparison,
    provider: 'Wattle Finance',
    lender: aLender(),
  };
  const calculator = calculatorSettings({ price: 46_990 }, figure, config.parse({}).finance);
  const terms = [{ label: 'Lender', value: 'Wattle Finance' }];
  const block = {
    lender: 'Wattle Finance',
    label: 'Repayment',
    repayment,
    term: '5 years',
    terms,
    calculator,
    notes: [],
    disclaimer: null,
  };
  const html = await htmlOf({ ...page, finance: { ...block, wording, formHref: null, buttonText: 'Apply' } });
  return part(html, '<div class="fin-summary"', '<template');
}

describe('a repayment in the page’s HTML', () => {
  it('has comparison rate, term and warning as visible text, and the interest rate with the other terms', async () => {
    const html = await onVehiclePage('only');
    expect(words(html)).toContain(
      `Repayment Only $163 /wk* Comparison rate 9.87% p.a. Term 5 years * ${warning} All terms Interest rate 8.99% p.a. Lender Wattle Finance`,
    );
  });

  it('VDP-29 has the interest rate in a tooltip, but the comparison rate as visible text, if the wording is "per week"', async () => {
    const html = await onVehiclePage('per_week');
    expect(html).toContain('<rate-tip class="tip">');
    expect(part(html, '<span role="tooltip" id="tip-week"', '</span>')).toContain(
      'Interest rate 8.99% p.a., comparison rate 9.87% p.a.',
    );
    expect(words(html).match(/Interest rate/g)).toHaveLength(1);
    expect(words(html)).toContain('Comparison rate 9.87% p.a.');
  });

  it('TEN-17 is static HTML on a card, without island or script', async () => {
    const search = searchPages(harbour, '')[0] as SearchPage;
    const cards = ORDINARY.slice(0, 1).map((card) => ({ ...card, repayment }));
    const card = part(await htmlOf({ ...search, cards, tiles: [] }), '<article class="card', '</article>');
    expect(words(part(card, '<div class="repay">', '</p>'))).toBe(
      `Repayment $163 per week Interest rate 8.99% p.a. Comparison rate 9.87% p.a. ${warning}`,
    );
    expect(card).not.toMatch(/astro-island|<script|<!--/);
  });
});
