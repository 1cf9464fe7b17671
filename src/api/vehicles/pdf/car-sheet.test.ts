import { describe, expect, it } from 'vitest';
import { aLender } from '../../../../tests/support/a-lender.ts';
import { makeTenant } from '../../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../../tests/support/vehicles.ts';
import type { Car } from '../../../stock/car.ts';
import { blankCar } from '../../../stock/car-defaults.ts';
import { tenantStock } from '../stock/tenant-stock.ts';
import { carSheet } from './car-sheet.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const DATE = '2026-11-22';

const features = (count: number): string[] => Array.from({ length: count }, (_, i) => `Feature ${i}`);
const FINANCED = { config: { finance: { provider: 'Lender' } } };

function sheetOf(changes: Partial<Car> = {}, site: Record<string, unknown> = {}) {
  const car = makeCar(changes);
  return carSheet(car, tenantStock({ ...makeTenant(site), folder: '' }, [car], NOW), DATE);
}

describe('the data of the PDF', () => {
  it('has the price without GST of a dealer who shows it', () => {
    const pricing = { price_type: 'Excl. Govt Charges', without_gst: true };
    const changes = { price: 56_990, before_price: 59_990, price_type: null };
    expect(sheetOf(changes, { config: { pricing } }).otherPrices).toEqual([
      '$51,809 excl. GST',
      'Was $59,990',
    ]);
  });

  it('has the tag and every price of the vehicle’s page', () => {
    const prices = { price: 46_990, before_price: 48_990, offer_price: 44_990 };
    expect(sheetOf({ status: 'coming_soon', ...prices })).toMatchObject({
      tag: 'COMING SOON',
      price: '$46,990',
      otherPrices: ['Was $48,990', '$44,990 with trade in'],
    });
    expect(sheetOf({ price: 0 })).toMatchObject({
      price: 'Enquire for price.',
      isAmount: false,
      priceType: '',
    });
  });

  it('has the phone number of the vehicle’s page', () => {
    expect(sheetOf({}, { phone_overrides: { used: '07 7010 0171' } }).yard?.phone).toBe('07 7010 0171');
    expect(sheetOf({}, { phone_overrides: { new: '07 7010 0171' } }).yard?.phone).toBe('02 5550 0100');
  });

  it('has a licence of the dealer and the day of printing on each page', () => {
    const licences = [{ state: 'NSW', label: 'Motor dealer licence', number: 'MD 1' }];
    expect(sheetOf({}, { licences, abn: '12 345' }).imprint).toBe(
      'Test Motors Pty Ltd · ABN 12 345 · Motor dealer licence MD 1 (NSW) · Printed on 22 November 2026',
    );
  });

  it('has the repayment in three rows with its warning, and all terms on the second page', () => {
    const disclaimer = 'Subject to approval.';
    const sheet = sheetOf({ finance_lenders: { Lender: aLender({ disclaimer }) } }, FINANCED);
    expect(sheet.repayment?.rows).toEqual([
      { label: 'Repayment', value: '$163 per week' },
      { label: 'Comparison rate', value: '9.87% p.a.' },
      { label: 'Term', value: '5 years at 8.99% p.a.' },
    ]);
    expect(sheet.repayment?.warning).toMatch(/^WARNING: .* \$30,000 over 5 years\.$/);
    expect(sheet.back?.loan?.rows).toContainEqual({ label: 'Interest rate', value: '8.99% p.a.' });
    expect(sheet.back?.loan?.warning).toMatch(/^WARNING: /);
    expect(sheet.notes).toMatch(/^Lender: Subject to approval\. .*the day of printing\.$/);
  });

  it('has one page without a repayment and with at most 15 features', () => {
    const lenders = { finance_lenders: { Lender: aLender() } };
    const suppressed = { config: { finance: { provider: 'Lender', suppressed: true } } };
    const comment = { dealercomments: '<p>One owner.</p>' };
    const one = sheetOf({ ...lenders, ...comment, features: features(15) }, suppressed);
    expect(one).toMatchObject({ back: null, repayment: null, comments: ['One owner.'] });
    expect(one.features).toHaveLength(15);
    const two = sheetOf({ ...lenders, ...comment, features: features(16) }, suppressed);
    expect(two).toMatchObject({
      repayment: null,
      features: [],
      comments: [],
      back: { comments: ['One owner.'] },
    });
    expect(two.back?.features).toHaveLength(16);
    expect(sheetOf(lenders, FINANCED).back).not.toBeNull();
    // No price, no repayment.
    expect(sheetOf({ ...lenders, price: null }, FINANCED).repayment).toBeNull();
  });

  it('says how many features the second page leaves out', () => {
    const { back } = sheetOf({ features: features(90) });
    const left = 90 - (back?.features.length ?? 0);
    expect(left).toBeGreaterThan(0);
    expect(back?.moreFeatures).toBe(`and ${left} more on our website`);
    expect(sheetOf({ features: features(20) }).back?.moreFeatures).toBe('');
  });

  it('gives a truck dealer’s sheet a block with the title in two lines and the phones of its yards', () => {
    const site = { kind: 'trucks' };
    expect(sheetOf({ make: 'Isuzu', model: 'F Series', year: 2026 }, site)).toMatchObject({
      lead: 'block',
      titleLines: ['2026 Isuzu', 'F Series'],
      yards: [{ place: 'Broadmeadow', phone: '02 5550 0100' }],
    });
    expect(sheetOf().lead).toBe('picture');
  });

  it('replaces letters that the fonts do not have by similar ones', () => {
    expect(sheetOf({ make: 'Škoda', model: 'Octavia – “Über” 谢' }).title).toBe(
      '2023 Skoda Octavia – “Über” Xie',
    );
  });

  it('stands for a vehicle of which only make and model are known', () => {
    const bare: Car = {
      ...blankCar(),
      ...{ id: '1', slug: 'one', path: '/cars/one', name: '2020 A B' },
      ...{ year: 2020, make: 'A', model: 'B', car_type: 'used' as const, created_at: null, updated_at: '' },
    };
    const sheet = carSheet(bare, tenantStock({ ...makeTenant(), folder: '' }, [bare], NOW), DATE);
    expect(sheet).toMatchObject({ stock: '', facts: [], comments: [], features: [], back: null });
  });
});
