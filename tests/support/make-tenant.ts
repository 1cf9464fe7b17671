import { createConfigFor } from '../../src/tenant/overrides/config-for.ts';
import { type Site, site as siteSchema } from '../../src/tenant/schema/site.ts';
import type { ContentDocument, Tenant } from '../../src/tenant/tenant.ts';

type Input = Record<string, unknown>;

const WEEKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open',
  open: '08:30',
  close: '17:30',
}));

/** A location as in site.yaml: North Yard's sales department. */
export function makeLocation(overrides: Input = {}): Input {
  return {
    id: 'l1',
    name: 'North Yard Sales',
    slug: 'north-yard',
    location_type: 'sales',
    dealership_id: 'd1',
    dealership_slug: 'north-yard',
    dealer_license_number: 'MD 19472',
    manufacturers: ['Mazda'],
    address: {
      street: '24 Lambton Road',
      city: 'Broadmeadow',
      state: 'NSW',
      postcode: '2292',
      lat: -32.92,
      long: 151.74,
    },
    contact_detail: { phone: '02 5550 0100', email: 'sales@north.example', opening_hours: WEEKDAYS },
    ...overrides,
  };
}

const LOCATIONS = [
  makeLocation({ primary: true }),
  makeLocation({
    id: 'l2',
    name: 'North Yard Service',
    slug: 'north-yard-service',
    location_type: 'service',
    motor_vehicle_repairer: 'MVRL 2201',
    contact_detail: { phone: '02 5550 0101', opening_hours: WEEKDAYS },
  }),
  makeLocation({
    id: 'l3',
    name: 'South Yard',
    slug: 'south-yard',
    location_type: '',
    dealership_id: 'd2',
    dealership_slug: 'south-yard',
    address: { street: '2 Coast Road', city: 'Gosford', state: 'NSW', postcode: '2250' },
    contact_detail: { opening_hours: [] },
  }),
];

function siteInput(overrides: Input): Input {
  return {
    name: 'Test Motors',
    legal_name: 'Test Motors Pty Ltd',
    slug: 'test-motors',
    id: 't1',
    url: 'https://test-motors.example',
    timezone: 'Australia/Sydney',
    address: { street: '24 Lambton Road', city: 'Broadmeadow', state: 'NSW', postcode: '2292' },
    locations: LOCATIONS,
    dealerships: [
      { slug: 'north-yard', name: 'North Yard', id: 'd1' },
      { slug: 'south-yard', name: 'South Yard', id: 'd2' },
    ],
    manufacturers: [{ id: 'm1', name: 'Mazda', slug: 'mazda' }],
    home: { title: 'The right car is here', lede: 'New, demo and used cars at two yards.' },
    ...overrides,
  };
}

/** A content page of the tenant. */
export function makeDocument(slug: string, title: string, html = `<p>${title}.</p>`): ContentDocument {
  return { slug, title, description: '', html, headings: [] };
}

/** Pages that forms speak of; a site without them gets warnings. */
export const LEGAL_PAGES = [
  makeDocument('privacy-policy', 'Privacy'),
  makeDocument('terms-and-conditions', 'Terms'),
];

/** A tenant with three locations at two yards, validated like a folder. `overrides` are keys of site.yaml. */
export function makeTenant(overrides: Input = {}, content: ContentDocument[] = []): Tenant {
  const site: Site = siteSchema.parse(siteInput(overrides));
  return {
    folder: '/tenants/test-motors',
    site,
    content,
    redirects: [],
    logoMark: null,
    configFor: createConfigFor(site),
  };
}
