import { expect, it } from 'vitest';
import { FORM_SETTINGS } from '../../../tests/support/form-settings.ts';
import type { FormSettings } from './form-settings.ts';
import type { PageFormId } from './page-forms.ts';
import { PAGE_FORMS } from './page-forms.ts';
import { unlistedDealership } from './unlisted-dealership.ts';

const ADDRESS = new URLSearchParams({ preferredDealership: ' birch-hill-motors ' });
const BOTH = [
  { value: 'alder-bay-motors', label: 'Alder Bay Motors' },
  { value: 'birch-hill-motors', label: 'Birch Hill Motors' },
];

const derived = (form: PageFormId, more: Partial<FormSettings>, query = ADDRESS) =>
  unlistedDealership(
    PAGE_FORMS[form],
    { location: 'Ash Service' },
    {
      ...FORM_SETTINGS,
      dealerships: BOTH,
      workshops: [{ name: 'Ash Service', dealership: 'ash' }],
      ...more,
    },
    query,
  );

const HIDDEN = { hidesDealerships: true };

it('ROU-07 a form that could ask for a dealership and does not is for the one in the page’s address', () => {
  expect(derived('finance', HIDDEN)).toEqual({ dealership_slug: 'birch-hill-motors' });
  expect(derived('finance', { dealerships: BOTH.slice(1) })).toEqual({
    dealership_slug: 'birch-hill-motors',
  });
  expect(derived('finance', {})).toEqual({});
  expect(derived('contact', HIDDEN)).toEqual({});
  expect(derived('finance', HIDDEN, new URLSearchParams())).toEqual({});
});

it('ROU-07 an address names a dealership by its slug or its name, in any case', () => {
  const named = (preferredDealership: string) =>
    derived('finance', HIDDEN, new URLSearchParams({ preferredDealership })).dealership_slug;
  expect(named('BIRCH HILL motors')).toBe('birch-hill-motors');
  expect(named('Birch-Hill-Motors')).toBe('birch-hill-motors');
  expect(named('elsewhere')).toBeUndefined();
});

it('API-32 a service booking is for the dealership of its workshop, whatever the address says', () => {
  expect(derived('service-booking', HIDDEN)).toEqual({ dealership_slug: 'ash' });
});

it('API-36 a test drive without a vehicle is at the dealer’s only dealership, if there is one', () => {
  const nothing = new URLSearchParams();
  const only = { dealerships: BOTH.slice(1) };
  expect(derived('book-test-drive', only, nothing)).toEqual({ dealership_slug: 'birch-hill-motors' });
  expect(derived('book-test-drive', HIDDEN, nothing)).toEqual({});
  expect(derived('finance', only, nothing)).toEqual({});
});
