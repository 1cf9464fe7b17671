import { describe, expect, it } from 'vitest';
import { NO_VEHICLE, VEHICLE } from '../../../tests/support/lead-subject.ts';
import type { FoundVehicle } from './find-vehicle.ts';
import type { FormValues } from './form-fields.ts';
import type { FormYard } from './page-form.ts';
import { PAGE_FORMS } from './page-forms.ts';
import { subjectAtYard } from './subject-at-yard.ts';

const yard = (dealership: string, name: string, timezone: string): FormYard => ({
  dealership,
  departments: [`${name} Sales`, `${name} Service`],
  places: [name, `${name} City`],
  phone: { text: name, href: `tel:${name}` },
  timezone,
  clockSuffix: `, time at ${name}`,
});
const YARDS = [
  yard('alder-motors', 'Alder', 'Australia/Brisbane'),
  yard('alder-motors', 'Ash', 'Australia/Darwin'),
  yard('birch-motors', 'Birch', 'Australia/Perth'),
];
const SUBJECT = { ...NO_VEHICLE, phone: { text: 'main', href: 'tel:main' } };

const foundAt = (dealership: string, place: string) =>
  ({ vehicle: VEHICLE, facts: { place }, dealership }) as FoundVehicle;

/** Name of the yard whose phone number a form has. */
const phoneOf = (form: keyof typeof PAGE_FORMS, values: FormValues, found: FoundVehicle | null = null) =>
  subjectAtYard(SUBJECT, { yards: YARDS }, PAGE_FORMS[form], values, found).phone?.text;

describe('the phone number and the clock of a form', () => {
  it('are those of the chosen department’s yard, or of the main yard of the chosen dealership', () => {
    expect(
      subjectAtYard(SUBJECT, { yards: YARDS }, PAGE_FORMS.contact, { location: 'Birch Service' }, null),
    ).toEqual({
      ...SUBJECT,
      phone: { text: 'Birch', href: 'tel:Birch' },
      timezone: 'Australia/Perth',
      clockSuffix: ', time at Birch',
    });
    expect(phoneOf('contact', { location: 'Ash Sales' })).toBe('Ash');
    expect(phoneOf('finance', { dealership_slug: 'alder-motors' })).toBe('Alder');
  });

  it('are those of the vehicle’s yard, also if its dealership is chosen and has another main yard', () => {
    const atAsh = foundAt('alder-motors', 'Ash City');
    expect(phoneOf('finance', {}, atAsh)).toBe('Ash');
    expect(phoneOf('finance', { dealership_slug: 'alder-motors' }, atAsh)).toBe('Ash');
    expect(phoneOf('finance', {}, foundAt('alder-motors', 'Elsewhere'))).toBe('Alder');
  });

  it('are those of another dealership than the vehicle’s if it is chosen, except for a test drive', () => {
    const values = { dealership_slug: 'birch-motors' };
    const atAsh = foundAt('alder-motors', 'Ash');
    expect(phoneOf('finance', values, atAsh)).toBe('Birch');
    expect(phoneOf('book-test-drive', values, atAsh)).toBe('Ash');
    expect(phoneOf('book-test-drive', values)).toBe('Birch');
  });

  it('DAT-35 the phone number is the dealer’s for the type of the vehicle, wherever it is', () => {
    const used = { text: 'used', href: 'tel:used' };
    const phone = (carType: 'used' | 'new', values: FormValues) => {
      const found = { ...foundAt('alder-motors', 'Ash'), vehicle: { ...VEHICLE, carType } };
      const data = { yards: YARDS, phones: { used } };
      return subjectAtYard(SUBJECT, data, PAGE_FORMS.finance, values, found).phone?.text;
    };
    expect(phone('used', {})).toBe('used');
    expect(phone('used', { dealership_slug: 'birch-motors' })).toBe('used');
    expect(phone('new', {})).toBe('Ash');
    expect(subjectAtYard(SUBJECT, { phones: { used } }, PAGE_FORMS.finance, {}, null).phone).toBe(
      SUBJECT.phone,
    );
  });

  it('are the page’s phone number if the yard has none, and the westernmost clock as long as no yard is known', () => {
    const [alder] = YARDS;
    const silent = [{ ...alder, phone: null } as FormYard];
    expect(
      subjectAtYard(SUBJECT, { yards: silent }, PAGE_FORMS.contact, { location: 'Alder Sales' }, null),
    ).toMatchObject({
      phone: SUBJECT.phone,
      timezone: 'Australia/Brisbane',
    });
    const unknown = subjectAtYard(SUBJECT, { yards: YARDS }, PAGE_FORMS.contact, {}, null);
    expect(unknown).toEqual({ ...SUBJECT, timezone: 'Australia/Perth' });
    const hobart = { ...SUBJECT, timezone: 'Australia/Hobart' };
    expect(subjectAtYard(hobart, {}, PAGE_FORMS.contact, {}, null)).toEqual(hobart);
  });
});
