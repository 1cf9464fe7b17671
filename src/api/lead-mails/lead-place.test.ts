import { expect, it } from 'vitest';
import { makeLocation } from '../../../tests/support/make-tenant.ts';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { siteYards } from '../../frame/locations/yards.ts';
import { config } from '../../tenant/schema/config.ts';
import { location, type SpecialHours } from '../../tenant/schema/location.ts';
import type { Dealer } from '../tenants/dealer.ts';
import { leadPlace } from './lead-place.ts';

const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '08:00',
  close: weekday === 4 ? '20:00' : '17:30',
}));
const LEAD = { facts: { location_id: 'n1' } };
/** Thursday 26 November, 1:05 pm in Perth and 4:05 pm in Sydney, where the dealer is. */
const THURSDAY = new Date('2026-11-26T05:05:00Z');

function dealerWith(opening_hours: unknown[], changes: Partial<Dealer> = {}) {
  const place = location.parse(
    makeLocation({
      id: 'n1',
      name: 'North Yard Sales',
      slug: 'north',
      address: { street: '1 Wharf Street', city: 'Cannington', state: 'WA', postcode: '6107' },
      contact_detail: { opening_hours },
    }),
  );
  const yards = siteYards({ locations: [place], config: config.parse({}), location_page_key: 'location' });
  return aDealer({ timezone: 'Australia/Sydney', locations: [place], yards, ...changes });
}

it('a mail says until when the yard is open, by the yard’s own clock, and marks today in its hours', () => {
  const found = leadPlace(LEAD, dealerWith(WEEK), THURSDAY);
  expect(found).toMatchObject({
    open: 'open until 8 pm',
    openSentence: 'The yard is open until 8 pm today.',
    yard: {
      name: 'Cannington',
      address: '1 Wharf Street, Cannington WA 6107',
      href: 'https://www.north.example/locations/north',
    },
  });
  expect(found?.yard.hours.map(({ label, value, isBold }) => [label, value, isBold ?? false])).toEqual([
    ['Mon to Wed', '8 am to 5:30 pm', false],
    ['Today, Thursday', '8 am to 8 pm', true],
    ['Friday', '8 am to 5:30 pm', false],
    ['Saturday', 'Closed', false],
    ['Sunday', 'Closed', false],
  ]);
});

it('a mail that is sent while the yard is closed says when it opens', () => {
  const evening = new Date('2026-11-26T13:00:00Z');
  expect(leadPlace(LEAD, dealerWith(WEEK), evening)).toMatchObject({
    open: 'opens tomorrow 8 am',
    openSentence: 'The yard opens tomorrow at 8 am.',
  });
});

it('a holiday replaces the hours of its day', () => {
  const holiday: SpecialHours = { date: '2026-11-26', status: 'Closed', name: 'Show day', department: 'all' };
  const found = leadPlace(LEAD, dealerWith(WEEK, { specialHours: [holiday] }), THURSDAY);
  expect(found?.open).toBe('opens tomorrow 8 am');
  expect(found?.yard.hours[0]).toEqual({ label: 'Today, Thursday', value: 'Closed', isBold: true });
});

it('the day of a booking is marked instead of today', () => {
  const found = leadPlace(LEAD, dealerWith(WEEK), THURSDAY, '2026-11-27T10:00');
  expect(found?.yard.hours.find(({ isBold }) => isBold)?.label).toBe('Your Friday');
});

it('a mail says nothing about hours if the yard gives none, or the dealer’s site shows none', () => {
  for (const dealer of [dealerWith([]), dealerWith(WEEK, { hoursShown: () => null })]) {
    const found = leadPlace(LEAD, dealer, THURSDAY);
    expect([found?.open, found?.openSentence, found?.yard.hours]).toEqual(['', '', []]);
  }
  expect(leadPlace({ facts: {} }, dealerWith(WEEK), THURSDAY)).toBeNull();
});
