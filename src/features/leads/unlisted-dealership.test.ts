import { expect, it } from 'vitest';
import { FORM_SETTINGS } from '../../../tests/support/form-settings.ts';
import type { PageFormId } from './form-ids.ts';
import { PAGE_FORMS } from './page-forms.ts';
import { unlistedDealership } from './unlisted-dealership.ts';

const ADDRESS = new URLSearchParams({ preferredDealership: ' birch-hill-motors ' });
const BOTH = ['alder-bay-motors', 'birch-hill-motors'];

const derived = (form: PageFormId, dealerships: string[], query = ADDRESS) =>
  unlistedDealership(
    PAGE_FORMS[form],
    { location: 'Ash Service' },
    { ...FORM_SETTINGS, dealerships, workshops: [{ name: 'Ash Service', dealership: 'ash' }] },
    query,
  );

it('ROU-07 a form that could ask for a dealership and does not is for the one in the page’s address', () => {
  expect(derived('finance', [])).toEqual({ dealership_slug: 'birch-hill-motors' });
  expect(derived('finance', BOTH)).toEqual({});
  expect(derived('contact', [])).toEqual({});
  expect(derived('finance', [], new URLSearchParams())).toEqual({});
  const long = new URLSearchParams({ preferredDealership: 'x'.repeat(4_000) });
  expect(derived('finance', [], long)).toEqual({ dealership_slug: 'x'.repeat(100) });
});

it('API-32 a service booking is for the dealership of its workshop, whatever the address says', () => {
  expect(derived('service-booking', [])).toEqual({ dealership_slug: 'ash' });
});
