import { expect, it } from 'vitest';
import { createDraft } from '../source/draft.ts';
import { checkSalesCounter, checkTickedNews } from './legal-requirements.ts';

const found = (vehicle: object, ...sets: object[]) =>
  checkSalesCounter(
    createDraft({
      config: { vehicle },
      overrides: sets.map((set) => ({ when: { car_type: 'new' }, set: { vehicle: set } })),
    }),
  ).map(({ severity, path }) => `${severity} ${path.join('.')}`);

it('CON-15 warns that the sales counter, which is on by default, does not count real sales', () => {
  expect(found({})).toEqual(['warning config.vehicle.sales_counter']);
  expect(found({ sales_counter: true })).toEqual(['warning config.vehicle.sales_counter']);
  expect(checkSalesCounter(createDraft({}))[0]?.message).toMatch(
    /adds 192 sales a day, whether or not the dealer sells anything\. .* Set vehicle\.sales_counter to false, or vehicle\.sales_per_day /,
  );
});

it('CON-15 does not warn if the sales counter is off or uses the dealer’s own average', () => {
  expect(found({ sales_counter: false })).toEqual([]);
  expect(found({ sales_per_day: 2.5 })).toEqual([]);
});

it('CON-15 warns about an override that turns the sales counter on without the dealer’s own average', () => {
  const off = { sales_counter: false };
  expect(found(off, { fuel_price: 2 }, { sales_counter: true })).toEqual([
    'warning overrides.1.set.vehicle.sales_counter',
  ]);
  expect(found(off, { sales_counter: true, sales_per_day: 2 })).toEqual([]);
  expect(found({ sales_per_day: 2 }, { sales_counter: true })).toEqual([]);
  expect(found({ sales_per_day: 2 }, { sales_per_day: null })).toEqual([
    'warning overrides.0.set.vehicle.sales_per_day',
  ]);
  expect(found({}, { sales_counter: false })).toEqual(['warning config.vehicle.sales_counter']);
});

it('warns about a checkbox for news that starts ticked, which is the default', () => {
  const paths = (forms: object, ...sets: object[]) =>
    checkTickedNews(
      createDraft({
        config: { forms },
        overrides: sets.map((set) => ({ when: { dealership: 'north' }, set: { forms: set } })),
      }),
    ).map(({ severity, path }) => `${severity} ${path.join('.')}`);
  expect(paths({})).toEqual(['warning config.forms.opt_in_ticked']);
  expect(paths({ opt_in_ticked: false })).toEqual([]);
  expect(paths({ opt_in_ticked: false }, { opt_in_ticked: true })).toEqual([
    'warning overrides.0.set.forms.opt_in_ticked',
  ]);
});
