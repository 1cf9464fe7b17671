import { expect, it } from 'vitest';
import { makeLocation } from '../../../tests/support/make-tenant.ts';
import { createDraft } from '../source/draft.ts';
import { checkHours } from './hours.ts';
import { checkLocations } from './locations.ts';

const messages = (found: { message: string }[]) => found.map(({ message }) => message);

it('says that the site has no dealerships when a location names one', () => {
  const draft = createDraft({ locations: [makeLocation({ primary: true, dealership_slug: 'north' })] });
  expect(messages(checkLocations(draft))).toEqual([
    'There is no dealership "north" at this site. The site has no dealerships: add it under dealerships.',
  ]);
});

it('says that the site has no locations when special hours or an order name one', () => {
  const none = 'The site has no locations: add it under locations.';
  const hours = { date: '2026-12-25', department: 'sales', status: 'Closed', location_name: 'Orange' };
  expect(messages(checkHours(createDraft({ special_hours: [hours] })))).toEqual([
    `There is no location named "Orange". ${none}`,
  ]);
  const config = { location_widgets: { order: ['orange'] } };
  expect(messages(checkLocations(createDraft({ config })))).toEqual([
    `There is no location "orange". ${none}`,
  ]);
});
