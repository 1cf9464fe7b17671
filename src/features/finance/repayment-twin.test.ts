import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { harbour } from '../../../tests/fixtures/chromes.ts';
import { vehiclePages } from '../../../tests/fixtures/vehicle-pages.ts';
import { aLender } from '../../../tests/support/a-lender.ts';
import { htmlOf, part } from '../../../tests/support/render-view.ts';
import { plainMarkup } from '../../../tests/support/same-markup.ts';
import { repaymentText } from '../../stock/finance/repayment-text.ts';
import { repaymentView } from '../../stock/finance/repayment-view.ts';
import { config } from '../../tenant/schema/config.ts';
import { calculatorSettings } from './calculator.ts';
import { Repayment } from './Repayment.tsx';

it('an island shows a repayment with the markup of the page', async () => {
  const [page] = vehiclePages(harbour);
  if (!page) throw new Error('There is no vehicle page to render.');
  const [interest, comparison] = [8.99, 9.87];
  const repayment = repaymentView(163, 'week', { interest, comparison });
  const terms = [{ label: 'Term', value: '5 years' }];
  const figure = { amount: 163, per: 'week' as const, interest, comparison, lender: aLender() };
  const calculator = calculatorSettings({ price: 46_990 }, figure, config.parse({}).finance);
  const block = { lender: 'Wattle Finance', repayment, terms, calculator, notes: [], disclaimer: null };
  const html = await htmlOf({
    ...page,
    finance: { ...block, wording: 'only', formHref: null, buttonText: 'Request a Quote' },
  });
  const inPage = part(html, '<div class="repay">', '</p>');
  const live = renderToStaticMarkup(createElement(Repayment, { repayment, after: terms }))
    .replace(repaymentText(repayment, 'plain'), repaymentText(repayment, 'only'))
    .replace('<p>', '<p>* ');
  expect(plainMarkup(`${inPage}</div>`)).toBe(plainMarkup(live));
});
