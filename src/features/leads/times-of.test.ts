import { expect, it } from 'vitest';
import { FORM_SETTINGS } from '../../../tests/support/form-settings.ts';
import { PAGE_FORMS } from './page-forms.ts';
import { timesOf } from './times-of.ts';

const SERVICE = PAGE_FORMS['service-booking'];
const DRIVE = PAGE_FORMS['book-test-drive'];
const WORKSHOPS = { ...FORM_SETTINGS, workshops: [{ name: 'Ash Service', dealership: 'ash' }] };
const TWO = { ...FORM_SETTINGS, dealerships: ['ash', 'birch'] };

it('API-36 a service is booked at the chosen workshop, which has to be chosen first', () => {
  expect(timesOf(SERVICE, WORKSHOPS, { location: '' })).toEqual({ before: 'Choose a workshop first' });
  expect(timesOf(SERVICE, WORKSHOPS, { location: 'Ash Service' })).toEqual({
    place: { workshop: 'Ash Service', dealership: 'ash' },
  });
  expect(timesOf(SERVICE, FORM_SETTINGS, { location: '' })).toBeUndefined();
});

it('API-36 a test drive without a vehicle is at the dealership, which has to be chosen first if there are several', () => {
  expect(timesOf(DRIVE, TWO, { dealership_slug: 'ash' })).toEqual({ place: { dealership: 'ash' } });
  expect(timesOf(DRIVE, TWO, { dealership_slug: '' })).toEqual({ before: 'Choose a dealership first' });
  expect(timesOf(DRIVE, { ...TWO, hidesDealerships: true }, {})).toBeUndefined();
  expect(timesOf(PAGE_FORMS.contact, TWO, { dealership_slug: 'ash' })).toBeUndefined();
});
