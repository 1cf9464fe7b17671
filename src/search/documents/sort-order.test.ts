import { expect, it } from 'vitest';
import { modelOrder, vehicleOrder } from './sort-order.ts';

it.each([
  [undefined, 'custom_rank:desc,tie_break:asc'],
  ['price:asc', 'price:asc,custom_rank:desc,tie_break:asc'],
  ['_text_match:desc', '_text_match:desc,custom_rank:desc,tie_break:asc'],
  ['custom_rank:asc', 'custom_rank:asc,tie_break:asc'],
  ['tie_break:desc', 'custom_rank:desc,tie_break:desc'],
])('vehicleOrder(%j) adds the default order and the tie-break if they are missing: %j', (first, sortBy) =>
  expect(vehicleOrder(first)).toBe(sortBy),
);

it('sorts models alphabetically, after the text match if there is a query', () => {
  expect(modelOrder()).toBe('manufacturer.name:asc,model.name:asc,tie_break:asc');
  expect(modelOrder('_text_match:desc')).toBe('_text_match:desc,name:asc,tie_break:asc');
});
