import { describe, expect, it } from 'vitest';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeLocation, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const build = (overrides = {}) =>
  buildInventory(makeTenant(overrides), [makeCar(), makeCar({ stocknum: '2' })], NOW);
const names = (overrides = {}) =>
  pageAt(build(overrides), '/dealerships', 'locations').locations.map(({ name }) => name);

const three = ['Cardiff', 'Albury', 'Bathurst'].map((name, i) =>
  makeLocation({ id: `l${i}`, name, slug: name.toLowerCase(), location_type: '' }),
);

describe('locations', () => {
  it('LOC-07 are sorted by name', () => {
    expect(names({ locations: three })).toEqual(['Albury', 'Bathurst', 'Cardiff']);
  });
  it('LOC-07 are in the configured order, followed by those that it does not name', () => {
    const config = { location_widgets: { order: ['cardiff', 'bathurst'] } };
    expect(names({ locations: three, config })).toEqual(['Cardiff', 'Bathurst', 'Albury']);
  });
  it('that are departments of one yard are listed as one', () => {
    expect(names()).toEqual(['North Yard', 'South Yard']);
  });
  it('that are hidden are not listed', () => {
    const locations = [...three, makeLocation({ id: 'x', name: 'Hidden', slug: 'hidden', visible: false })];
    expect(names({ locations })).not.toContain('Hidden');
  });
});

describe('the clock of a yard', () => {
  const address = { street: '1 Wharf Street', city: 'Cannington', state: 'WA', postcode: '6107' };
  const perth = makeLocation({ primary: true, name: 'Perth Yard', slug: 'perth', address });
  const sydney = makeLocation({
    id: 'l2',
    name: 'Sydney Yard',
    slug: 'sydney',
    dealership_id: 'd2',
    dealership_slug: 'south-yard',
  });

  it('LOC-19 is that of its state, also at a dealer in another time zone', () => {
    const inventory = build({ locations: [perth, sydney] });
    const zoneAt = (path: string) => pageAt(inventory, path, 'location').location.timezone;
    expect(zoneAt('/locations/perth')).toBe('Australia/Perth');
    expect(zoneAt('/locations/sydney')).toBe('Australia/Sydney');
    const brokenHill = { ...perth, timezone: 'Australia/Broken_Hill' };
    const { location } = pageAt(build({ locations: [brokenHill] }), '/locations/perth', 'location');
    expect(location.timezone).toBe('Australia/Broken_Hill');
  });

  it('decides in forms which times have passed; a form for yards in several zones leaves that to the service', () => {
    const inventory = build({ locations: [perth, sydney] });
    const zoneAt = (path: string) => pageAt(inventory, path, 'form').form.subject.timezone;
    expect(zoneAt('/contact')).toBeUndefined();
    const { form } = pageAt(build({ locations: [perth] }), '/contact', 'form');
    expect(form.subject.timezone).toBe('Australia/Perth');
  });
});

describe('a yard', () => {
  const types = ['parts', 'service', 'sales'];
  const locations = types.map((type) =>
    makeLocation({ id: type, name: `North Yard ${type}`, slug: `north-${type}`, location_type: type }),
  );
  it('LOC-13 shows sales, service, parts in this order', () => {
    const { location } = pageAt(build({ locations }), '/locations/north-sales', 'location');
    expect(location.departments.map(({ label }) => label)).toEqual(['Sales', 'Service', 'Parts']);
  });
  it('LOC-14 treats a location without a type as the sales department', () => {
    const { location } = pageAt(build(), '/locations/south-yard', 'location');
    expect(location.departments.map(({ type }) => type)).toEqual(['sales']);
  });
  it('LOC-17 has special hours only if they match its location and department and are not over', () => {
    const special_hours = [
      {
        status: 'Closed',
        date: '2026-12-25',
        name: 'Christmas Day',
        department: 'service',
        location_name: 'North Yard',
      },
      { status: 'Closed', date: '2026-01-01', name: 'Past', department: 'all' },
    ];
    const site = build({ special_hours });
    const holidays = (slug: string) =>
      pageAt(site, slug, 'location').location.departments.map((department) =>
        department.holidays.map(({ name }) => name),
      );
    expect(holidays('/locations/north-yard')).toEqual([[], ['Christmas Day']]);
    expect(holidays('/locations/south-yard')).toEqual([[]]);
  });
  it('LOC-21 shows the configured text for closed days, and each day in its own row if so configured, also for one dealership', () => {
    const overrides = [
      {
        when: { dealership: 'north-yard' },
        set: { location_widgets: { closed_text: 'By appointment only', full_hours: true } },
      },
    ];
    const hours = (inventory: ReturnType<typeof build>) =>
      pageAt(inventory, '/locations/north-yard', 'location').location.departments[0]?.hours.map(
        ({ label, text }) => [label, text],
      );
    expect(hours(build())).toEqual([
      ['Mon-Fri', '8:30 am to 5:30 pm'],
      ['Saturday', 'Closed'],
      ['Sunday', 'Closed'],
    ]);
    expect(hours(build({ overrides }))?.slice(4)).toEqual([
      ['Friday', '8:30 am to 5:30 pm'],
      ['Saturday', 'By appointment only'],
      ['Sunday', 'By appointment only'],
    ]);
  });
  it('LOC-20 shows “Enquire Now” with a link to the contact page on closed days if its location is configured so', () => {
    const opening_hours = [{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' }];
    const sunday = (closed_enquiry: string[]) => {
      const locations = [makeLocation({ contact_detail: { opening_hours } })];
      const tenant = makeTenant({ locations, config: { location_widgets: { closed_enquiry } } });
      const { location } = pageAt(buildInventory(tenant, [], NOW), '/locations/north-yard', 'location');
      const [department] = location.departments;
      return [department?.hours.at(-1)?.text, department?.closedHref];
    };
    expect(sunday([])).toEqual(['Closed', null]);
    expect(sunday(['north-yard'])).toEqual(['Enquire Now', '/contact']);
  });
  it('LOC-10 has a directions link from its data, or else from its address', () => {
    const at = (place: { place_url?: string; place_id?: string } = {}) => {
      const address = { street: '2 Coast Road', city: 'Gosford', state: 'NSW', postcode: '2250', ...place };
      const page = pageAt(
        build({ locations: [makeLocation({ address })] }),
        '/locations/north-yard',
        'location',
      );
      return page.location.directionsHref;
    };
    const place_url = 'https://maps.example/gosford';
    expect(at({ place_url, place_id: 'a&b' })).toBe(place_url);
    expect(new URL(at({ place_id: 'a&b' })).searchParams.get('destination_place_id')).toBe('a&b');
    expect(at()).not.toContain('destination_place_id');
    expect(decodeURIComponent(at())).toContain('destination=North Yard, 2 Coast Road, Gosford NSW 2250');
  });
  it('shows the number of its dealership’s vehicles and links to the page that lists them', () => {
    const page = pageAt(build(), '/locations/north-yard', 'location');
    expect(page.stockCount).toBe(2);
    expect(page.stockHref).toBe('/locations/north-yard/stock');
    expect(pageAt(build(), '/locations/south-yard', 'location').stockCount).toBe(0);
  });
  it('links each service to its page, or to the yard’s own page if the site has none', () => {
    const services = [
      { title: 'Stock', text: '', link: '/search/used-cars/', icon: 'car' },
      { title: 'Loan cars', text: '', link: '/nowhere', icon: 'car' },
    ];
    const page = pageAt(
      build({ locations: [makeLocation({ services })] }),
      '/locations/north-yard',
      'location',
    );
    expect(page.location.services.map(({ href }) => href)).toEqual([
      '/search/used-cars/',
      '/locations/north-yard',
    ]);
  });
});

it('a vehicle’s yard is that of its location or, if it has no location, that of its dealership', () => {
  const location = {
    id: 'l3',
    name: '',
    phone: null,
    slug: '',
    address: { street: null, city: null, state: null, postcode: null, place_url: null },
    distribution_locations: [],
  };
  const at = (changes: Parameters<typeof makeCar>[0]) => {
    const car = makeCar(changes);
    return pageAt(buildInventory(makeTenant(), [car], NOW), car.path, 'vehicle').location?.name;
  };
  expect(at({ location })).toBe('South Yard');
  expect(at({ dealership_slug: 'south-yard' })).toBe('South Yard');
  expect(at({ dealership_slug: null })).toBeUndefined();
});
