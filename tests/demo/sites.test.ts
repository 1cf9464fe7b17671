import { describe, expect, it } from 'vitest';
import { createConfigFor } from '../../src/tenant/overrides/config-for.ts';
import { homeSection, pageAt, pagesOf } from '../support/find-page.ts';
import { loadDemo, vehicleWhere } from './tenants.ts';

const [harbourline, redgum, ironbark, cinder, banksia] = await Promise.all([
  loadDemo('harbourline'),
  loadDemo('redgum-kia'),
  loadDemo('ironbark'),
  loadDemo('cinder-road'),
  loadDemo('banksia-bay'),
]);

describe('the kinds of stock', () => {
  it.each([
    ['car', harbourline, '/search/new-used-and-demo-cars/'],
    ['truck', ironbark, '/search/new-used-and-demo-cars/'],
    ['motorcycle', cinder, '/used-car/used-cars/'],
    ['caravan', banksia, '/search/new-used-and-demo-cars/'],
  ] as const)('TEN-07 a %s is listed and can be viewed', (kind, demo, path) => {
    const listed = pageAt(demo.inventory, path, 'search').cards.map(({ id }) => id);
    const car = demo.cars.find(({ id, item_type }) => listed.includes(id) && item_type === kind);
    expect(car).toBeDefined();
    expect(pageAt(demo.inventory, car?.path ?? '', 'vehicle').title).toContain(car?.model);
  });
});

describe('the claims', () => {
  const claimsOf = (demo: typeof harbourline) =>
    (homeSection(demo.inventory, 'claims')?.claims ?? []).map(({ kind }) => kind);

  it('TEN-18 one dealer shows all eight claims on its home page and with a used vehicle; another sets none and shows none', () => {
    const eight = [
      'warranty',
      'mechanical_protection',
      'freight',
      'video_calls',
      'finance',
      'trade_in',
      'quality_assured',
      'servicing_since_1969',
    ];
    expect(claimsOf(harbourline)).toEqual(eight);
    const used = vehicleWhere(harbourline, (car) => car.car_type === 'used');
    expect(used.claims.map(({ kind }) => kind)).toEqual(eight);
    expect(claimsOf(cinder)).toEqual([]);
    expect(vehicleWhere(cinder, () => true).claims).toEqual([]);
  });
});

describe('the warranty lines', () => {
  const line = (demo: typeof harbourline, make: string, type: string) =>
    vehicleWhere(demo, (car) => car.make === make && car.car_type === type).warrantyLine;

  it('TEN-19 new and demo cars of one brand show its warranty line; used cars show none', () => {
    const kia = '7 year unlimited klm warranty with 5 year roadside assist';
    expect(line(redgum, 'Kia', 'new')).toBe(kia);
    expect(line(redgum, 'Kia', 'demo')).toBe(kia);
    expect(line(redgum, 'Kia', 'used')).toBeNull();
  });

  it('TEN-20 new and demo cars of another brand show that brand’s line; cars of a brand without one show none', () => {
    const mitsubishi = '5 year unlimited klm warranty with up to 7 years roadside assist';
    expect(line(harbourline, 'Mitsubishi', 'new')).toBe(mitsubishi);
    expect(line(harbourline, 'Mitsubishi', 'demo')).toBe(mitsubishi);
    expect(line(harbourline, 'Mitsubishi', 'used')).toBeNull();
    expect(line(harbourline, 'Ford', 'new')).toBeNull();
  });
});

describe('the overrides', () => {
  it('by dealership change header, footer, legal text and wording of two tenants', () => {
    const north = vehicleWhere(harbourline, (car) => car.dealership_slug === 'harbourline-townsville').chrome;
    const south = vehicleWhere(harbourline, (car) => car.dealership_slug === 'harbourline-southport').chrome;
    expect(north.header.phone?.text).toBe('07 7010 0160');
    expect(north.header.notice).toMatch(/Tuesday truck/);
    expect(south.header.phone?.text).not.toBe('07 7010 0160');
    expect(north.footer.blurb).toMatch(/Townsville/);
    expect(north.footer.note).not.toBe(south.footer.note);
    expect(north.slots).toEqual({ footer: 'NorthFooter' });
    expect(south.slots).toEqual({});

    const bunbury = vehicleWhere(banksia, (car) => car.dealership_slug === 'banksia-bay-south-west').chrome;
    const perth = vehicleWhere(banksia, (car) => car.dealership_slug === 'banksia-bay-perth').chrome;
    expect(bunbury.header.phone?.text).not.toBe(perth.header.phone?.text);
    expect(bunbury.footer.blurb).not.toBe(perth.footer.blurb);
    expect(bunbury.footer.note).not.toBe(perth.footer.note);
    expect(perth.slots).toEqual({ buttons: 'WeekButtons' });
  });

  it('by manufacturer change wording and the footer', () => {
    const wording = (make: string) => harbourline.tenant.configFor({ manufacturer: make }).wording;
    expect(wording('Mercedes-Benz').enquire).toBe('Enquire Now');
    expect(wording('Ford').enquire).toBe('Quick Enquiry');
    const blurb = (make: string) => vehicleWhere(ironbark, (car) => car.make === make).chrome.footer.blurb;
    expect(blurb('Isuzu')).toMatch(/^Isuzu sales/);
    expect(blurb('Hino')).not.toMatch(/^Isuzu sales/);
  });

  it('by car type change legal text and buttons', () => {
    const used = vehicleWhere(harbourline, (car) => car.car_type === 'used' && car.make === 'Ford');
    const fresh = vehicleWhere(harbourline, (car) => car.car_type === 'new' && car.make === 'Ford');
    expect(used.priceNote).toMatch(/^Used vehicle prices/);
    expect(fresh.priceNote).toMatch(/^Drive away prices/);
    expect([used.buttons.print, fresh.buttons.print]).toEqual([true, false]);
  });

  it('by flag change the header while the flag is on, and not when it is off', () => {
    const notice = (demo: typeof harbourline) => pageAt(demo.inventory, '/', 'home').chrome.header.notice;
    expect(notice(harbourline)).toMatch(/Christmas Day/);
    expect(notice(redgum)).toMatch(/Tasman/);
    expect(notice(ironbark)).toMatch(/two shifts/);
    for (const { tenant } of [harbourline, redgum, ironbark]) {
      const flags = Object.fromEntries(Object.keys(tenant.site.flags).map((name) => [name, false]));
      const withoutFlags = createConfigFor({ ...tenant.site, flags });
      expect(withoutFlags({}).header.notice).not.toBe(tenant.configFor({}).header.notice);
    }
  });
});

describe('the demo dealers', () => {
  it('each have their own colour, logo, texts and at least four pages of their own', () => {
    const all = [harbourline, redgum, ironbark, cinder, banksia];
    const distinct = (read: (demo: typeof harbourline) => unknown) =>
      new Set(all.map((demo) => JSON.stringify(read(demo)))).size;
    expect(distinct(({ tenant }) => tenant.site.theme.hue)).toBe(5);
    expect(distinct(({ tenant }) => tenant.logoMark)).toBe(5);
    expect(distinct(({ tenant }) => tenant.site.home.title)).toBe(5);
    expect(distinct(({ tenant }) => tenant.configFor({}).footer.acknowledgement)).toBe(5);
    for (const { tenant, inventory } of all) {
      expect(tenant.logoMark).toMatch(/viewBox="0 0 34 34"/);
      // A form may stand below the dealer's own text.
      const withForms = pagesOf(inventory, 'form').filter(({ html }) => html !== null);
      expect(pagesOf(inventory, 'content').length + withForms.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('include a location with the same hours from Monday to Friday, one with some changes, and one with daily changes', () => {
    const hours = harbourline.tenant.site.locations.map(({ contact_detail }) =>
      contact_detail.opening_hours
        .filter(({ weekday }) => weekday > 0 && weekday < 6)
        .map(({ open, close }) => `${open}${close}`),
    );
    const changes = (days: string[]) => days.filter((day, i) => i > 0 && day !== days[i - 1]).length;
    expect(hours.some((days) => changes(days) === 0)).toBe(true);
    expect(hours.some((days) => changes(days) > 0 && changes(days) < 4)).toBe(true);
    expect(hours.some((days) => changes(days) === 4)).toBe(true);
  });
});

it('VDP-13 vehicles similar to one without a price have its model or body, if the stock has enough of these', () => {
  for (const { cars, inventory } of [harbourline, redgum, ironbark, cinder, banksia]) {
    const stocked = cars.filter(({ status }) => status === 'in_stock');
    for (const car of stocked.filter(({ price }) => price === null)) {
      const kin = stocked.filter(
        (other) =>
          other !== car &&
          (other.simple_body === car.simple_body || (other.make === car.make && other.model === car.model)),
      );
      const shown = pageAt(inventory, car.path, 'vehicle').similar.map(({ id }) => id);
      expect(shown.length, car.path).toBeGreaterThan(0);
      const others = shown.filter((id) => !kin.some((other) => other.id === id));
      if (kin.length >= shown.length) expect(others, car.path).toEqual([]);
    }
  }
});
