import { expect, it } from 'vitest';
import { FORM_SETTINGS } from '../../../tests/support/form-settings.ts';
import { bookingRows } from './booking-rows.ts';
import type { FormValues } from './form-fields.ts';
import { PAGE_FORMS } from './page-forms.ts';

const SETTINGS = {
  ...FORM_SETTINGS,
  locations: ['Birch Hill Service'],
  dealerships: [{ value: 'birch-hill-motors', label: 'Birch Hill Motors' }],
};
const VEHICLE = {
  title: '2023 Mazda CX-5',
  place: 'Birch Hill',
  phone: null,
  clockSuffix: ', Perth time at Birch Hill',
};
const UNKNOWN = { ...VEHICLE, title: '', place: '' };
const rows = (form: keyof typeof PAGE_FORMS, values: FormValues, about = VEHICLE) =>
  bookingRows(PAGE_FORMS[form], SETTINGS, values, about);

it('the thank-you page names vehicle, time and yard of a booking, with the clock of the yard', () => {
  const dateTime = `${new Date().getFullYear()}-11-23T16:00`;
  const [vehicle, [label, time] = [], yard] = rows('book-test-drive', { dateTime });
  expect([vehicle, label, yard]).toEqual([['Vehicle', '2023 Mazda CX-5'], 'Time', ['Yard', 'Birch Hill']]);
  expect(time).toMatch(/23 November, 4:00 pm, Perth time at Birch Hill$/);
});

it('a test drive is at the yard of its vehicle, and a request without a time at the yard that was chosen', () => {
  const yard = (dateTime: string) =>
    rows(
      'book-test-drive',
      { dateTime, dealership_slug: 'birch-hill-motors' },
      { ...VEHICLE, place: 'Ash' },
    ).at(-1);
  expect(yard('2099-11-23T16:00')).toEqual(['Yard', 'Ash']);
  expect(yard('')).toEqual(['Yard', 'Birch Hill Motors']);
});

it('a booking without a time has no clock, and one without a vehicle has the typed one', () => {
  expect(rows('book-test-drive', { dateTime: '', dealership_slug: 'birch-hill-motors' }, UNKNOWN)).toEqual([
    ['Yard', 'Birch Hill Motors'],
  ]);
  const service = { make: 'Mazda', model: 'CX-5', location: 'Birch Hill Service' };
  expect(rows('service-booking', service, UNKNOWN)).toEqual([
    ['Vehicle', 'Mazda CX-5'],
    ['Yard', 'Birch Hill Service'],
  ]);
});

it('a form that books nothing has no rows', () => {
  expect(rows('finance', { dealership_slug: 'birch-hill-motors' })).toEqual([]);
});
