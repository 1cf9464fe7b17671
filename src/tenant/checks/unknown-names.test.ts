import { expect, it } from 'vitest';
import { makeLocation } from '../../../tests/support/make-tenant.ts';
import { createDraft } from '../source/draft.ts';
import { checkHours } from './hours.ts';
import { checkLocations } from './locations.ts';

const messages = (found: { message: string }[]) => found.map(({ message }) => message);

it('reports a location that names a dealership if site.yaml lists no dealerships', () => {
  const draft = createDraft({ locations: [makeLocation({ primary: true, dealership_slug: 'north' })] });
  expect(messages(checkLocations(draft))).toEqual([
    'There is no dealership "north" at this site. No dealerships are listed in site.yaml. Add this one under "dealerships".',
  ]);
});

it('reports special hours and location_widgets.order that name a location if site.yaml lists no locations', () => {
  const none = 'No locations are listed in site.yaml. Add this one under "locations".';
  const hours = { date: '2026-12-25', department: 'sales', status: 'Closed', location_name: 'Orange' };
  expect(messages(checkHours(createDraft({ special_hours: [hours] })))).toEqual([
    `There is no location named "Orange". ${none}`,
  ]);
  const config = { location_widgets: { order: ['orange'] } };
  expect(messages(checkLocations(createDraft({ config })))).toEqual([
    `There is no location "orange". ${none}`,
  ]);
});

it('special hours may name a yard, or one of its departments', () => {
  const locations = [makeLocation({ name: 'Midland Service' }), makeLocation({ name: 'Midland Sales' })];
  const of = (location_name: string) => {
    const hours = { date: '2026-12-25', status: 'Closed', location_name };
    return messages(checkHours(createDraft({ locations, special_hours: [hours] })));
  };
  expect(['Midland', 'Midland Service', 'midland sales'].flatMap(of)).toEqual([]);
  expect(of('Midlnd Service')).toEqual([
    'There is no location named "Midlnd Service". Allowed: "Midland", "Midland Service" or "Midland Sales". Did you mean "Midland Service"?',
  ]);
});
