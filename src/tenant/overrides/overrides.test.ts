import { describe, expect, it } from 'vitest';
import { configOf, makeSite, smallest } from '../../../tests/support/tenant/site.ts';
import { loadTenant } from '../load-tenant.ts';
import type { Config } from '../schema/config.ts';
import type { Tenant } from '../tenant.ts';
import { createConfigFor } from './config-for.ts';

async function load(folder: string): Promise<Tenant> {
  const result = await loadTenant(folder);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.tenant;
}

/** Expects a setting to be changed by overrides for a dealership, a make and a flag, and else to have its default. */
function differs(
  set: Record<string, unknown>,
  read: (config: Config) => unknown,
  byDefault: unknown,
  changed: unknown,
): void {
  const site = (when: object, flags = {}) => ({ flags, overrides: [{ when, set }] });
  const dealership = site({ dealership: 'bathurst' });
  const manufacturer = site({ manufacturer: 'Kia' });
  const on = { dealership: 'bathurst', manufacturer: 'Kia' };

  expect(read(configOf({}, on))).toEqual(byDefault);
  expect(read(configOf(dealership, { dealership: 'orange' }))).toEqual(byDefault);
  expect(read(configOf(dealership, on))).toEqual(changed);
  expect(read(configOf(manufacturer, { manufacturer: 'Mazda' }))).toEqual(byDefault);
  expect(read(configOf(manufacturer, on))).toEqual(changed);
  expect(read(configOf(site({ flag: 'special' }, { special: false })))).toEqual(byDefault);
  expect(read(configOf(site({ flag: 'special' }, { special: true })))).toEqual(changed);
  expect(read(configOf({ config: set as Config }))).toEqual(changed);
}

describe('conditions of overrides', () => {
  it('TEN-01 two sites each have their own settings', async () => {
    const northside = await load('tests/fixtures/tenants/good/northside');
    const southside = await load('tests/fixtures/tenants/good/southside');
    expect(northside.site.slug).toBe('northside');
    expect(northside.configFor({}).wording.explore).toBe('View Details');
    expect(southside.site.slug).toBe('southside');
    expect(southside.configFor({}).wording.explore).toBe('Explore Vehicle');
  });

  it('TEN-02 two dealerships of a site can have different settings', () => {
    const configFor = createConfigFor(
      makeSite({
        overrides: [
          { when: { dealership: 'orange' }, set: { wording: { reserve: 'Hold it' } } },
          { when: { dealership: 'bathurst' }, set: { wording: { reserve: 'Put aside' } } },
        ],
      }),
    );
    expect(configFor({ dealership: 'orange' }).wording.reserve).toBe('Hold it');
    expect(configFor({ dealership: 'bathurst' }).wording.reserve).toBe('Put aside');
    expect(configFor({ dealership: null }).wording.reserve).toBe('Reserve Now');
  });

  it('TEN-03 two makes of a site can have different settings, whatever the case of their names', () => {
    const configFor = createConfigFor(
      makeSite({
        overrides: [
          { when: { manufacturer: 'Kia' }, set: { warranty_line: 'Seven years' } },
          { when: { manufacturer: ['Mazda', 'Isuzu Ute'] }, set: { warranty_line: 'Five years' } },
        ],
      }),
    );
    expect(configFor({ manufacturer: 'KIA' }).warranty_line).toBe('Seven years');
    expect(configFor({ manufacturer: 'Isuzu UTE' }).warranty_line).toBe('Five years');
    expect(configFor({ manufacturer: 'Ford' }).warranty_line).toBeNull();
  });

  it('TEN-04 an override with flags applies only if at least one of them is on', () => {
    const overrides = [{ when: { flag: ['eofy', 'winter'] }, set: { header: { notice: 'Sale' } } }];
    expect(configOf({ overrides, flags: { eofy: false, winter: true } }).header.notice).toBe('Sale');
    expect(configOf({ overrides, flags: { eofy: false, winter: false } }).header.notice).toBeUndefined();
  });

  it('an override applies only if all of its conditions match', () => {
    const overrides = [
      {
        when: { dealership: 'orange', manufacturer: 'Kia', car_type: ['new' as const, 'demo' as const] },
        set: { warranty_line: 'Seven years' },
      },
    ];
    const configFor = createConfigFor(makeSite({ overrides }));
    const all = { dealership: 'orange', manufacturer: 'Kia', car_type: 'demo' as const };
    expect(configFor(all).warranty_line).toBe('Seven years');
    expect(configFor({ ...all, car_type: 'used' }).warranty_line).toBeNull();
    expect(configFor({ ...all, dealership: 'bathurst' }).warranty_line).toBeNull();
    expect(configFor({ manufacturer: 'Kia', car_type: 'new' }).warranty_line).toBeNull();
  });
});

describe('merged settings', () => {
  it('TEN-05 a site that sets nothing has the default configuration', () => {
    const config = configOf({}, { dealership: 'orange', manufacturer: 'Kia', car_type: 'new' });
    expect(config.wording).toMatchObject({
      explore: 'Explore Vehicle',
      enquire: 'Quick Enquiry',
      no_price: 'Enquire for price.',
    });
    expect(config.buttons).toEqual({
      explore: true,
      enquire: true,
      test_drive: false,
      reserve: true,
      print: false,
      chat: false,
    });
    expect(config.search).toMatchObject({
      base: 'search',
      popular_makes: 7,
      body_count: 4,
      call_to_action_position: 30,
      clear_filters: null,
    });
    expect(config.stock).toMatchObject({ sold_listed_days: 3, stale_days: 3 });
    expect(config.finance).toMatchObject({ default_interest: 12.94, max_term_years: 7, suppressed: false });
    expect(config.claims).toEqual([]);
  });

  it('TEN-06 a dealer’s value replaces the default, and the other settings of its group keep theirs', () => {
    const { wording } = configOf({ config: { wording: { new_tag: 'Just in' } } });
    expect(wording.new_tag).toBe('Just in');
    expect(wording.sold_tag).toBe('JUST SOLD');
  });

  it('applies overrides in order; lists replace lists', () => {
    const overrides = [
      { when: { dealership: 'orange' }, set: { search: { filters: ['make', 'price'], popular_makes: 3 } } },
      { when: { manufacturer: 'Kia' }, set: { search: { filters: ['km'] } } },
    ];
    const { search } = configOf({ overrides }, { dealership: 'orange', manufacturer: 'Kia' });
    expect(search.filters).toEqual(['km']);
    expect(search.popular_makes).toBe(3);
  });

  it('returns the same frozen object for the same overrides', () => {
    const configFor = createConfigFor(
      makeSite({ overrides: [{ when: { manufacturer: 'Kia' }, set: { warranty_line: 'x' } }] }),
    );
    expect(configFor({ manufacturer: 'Kia', dealership: 'orange' })).toBe(configFor({ manufacturer: 'kia' }));
    expect(configFor({ manufacturer: 'Ford' })).toBe(configFor({}));
    expect(configFor({ manufacturer: 'Kia' })).not.toBe(configFor({}));
    expect(() => Object.assign(configFor({}).wording, { reserve: 'x' })).toThrow(TypeError);
  });

  it('does not merge a key named __proto__', () => {
    const set = JSON.parse('{"__proto__": {"polluted": true}}');
    const config = configOf({ overrides: [{ when: {}, set }] });
    expect(config).toEqual(configOf({}));
    expect(config).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('configuration overrides', () => {
  it('TEN-08 the header can differ by dealership, make and flag', () => {
    differs(
      { header: { vehicles_menu: 'Models' } },
      ({ header }) => header.vehicles_menu,
      'Vehicles',
      'Models',
    );
    differs({ slots: { header: 'TallHeader' } }, ({ slots }) => slots.header, undefined, 'TallHeader');
  });

  it('TEN-09 the footer can differ by dealership, make and flag', () => {
    differs({ footer: { blurb: 'Since 1969' } }, ({ footer }) => footer.blurb, '', 'Since 1969');
    differs({ slots: { footer: 'TallFooter' } }, ({ slots }) => slots.footer, undefined, 'TallFooter');
  });

  it('TEN-10 the buttons that are shown can differ by dealership, make and flag', () => {
    differs({ buttons: { test_drive: true } }, ({ buttons }) => buttons.test_drive, false, true);
    differs({ slots: { buttons: 'BigButtons' } }, ({ slots }) => slots.buttons, undefined, 'BigButtons');
  });

  it('TEN-11 the location widgets can differ by dealership, make and flag', () => {
    differs(
      { location_widgets: { closed_text: 'By appointment only' } },
      ({ location_widgets }) => location_widgets.closed_text,
      'Closed',
      'By appointment only',
    );
    differs({ slots: { location_widget: 'Yard' } }, ({ slots }) => slots.location_widget, undefined, 'Yard');
  });

  it('TEN-12 the map can differ by dealership, make and flag', () => {
    differs({ map: { zoom: 11 } }, ({ map }) => map.zoom, 14, 11);
    differs({ slots: { map: 'BigMap' } }, ({ slots }) => slots.map, undefined, 'BigMap');
  });

  it('TEN-13 the images can differ by dealership, make and flag', () => {
    differs({ images: { widths: [640] } }, ({ images }) => images.widths, [400, 800, 1280], [640]);
  });

  it('TEN-14 the search filters can differ by dealership, make and flag', () => {
    const usual = [
      'car_type',
      'make',
      'model',
      'body',
      'price',
      'km',
      'year',
      'fuel',
      'transmission',
      'colour',
      'location',
    ];
    differs({ search: { filters: ['make', 'seats'] } }, ({ search }) => search.filters, usual, [
      'make',
      'seats',
    ]);
  });

  it('TEN-15 the legal text can differ by dealership, make and flag', () => {
    differs({ legal: { price_note: 'Plus freight.' } }, ({ legal }) => legal.price_note, '', 'Plus freight.');
  });

  it('TEN-16 the button wording can differ by dealership, make and flag', () => {
    differs(
      { wording: { enquire: 'Enquire Now' } },
      ({ wording }) => wording.enquire,
      'Quick Enquiry',
      'Enquire Now',
    );
  });

  it('TEN-17 the finance rules can differ by dealership, make and flag', () => {
    differs(
      { finance: { suppressed: true, default_interest: 10 } },
      ({ finance }) => [finance.suppressed, finance.default_interest],
      [false, 12.94],
      [true, 10],
    );
  });
});

it('a site.yaml with only the required keys is valid', () => {
  expect(makeSite().slug).toBe(smallest.slug);
});
