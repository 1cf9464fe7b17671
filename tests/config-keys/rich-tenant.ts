import type { Car } from '../../src/stock/car.ts';
import { blankVariant } from '../../src/stock/car-defaults.ts';
import { sanitiseSite } from '../../src/tenant/content/sanitise-site.ts';
import { createConfigFor } from '../../src/tenant/overrides/config-for.ts';
import { site as siteSchema } from '../../src/tenant/schema/site.ts';
import type { Tenant } from '../../src/tenant/tenant.ts';
import { fixtureCars } from '../fixture-site/cars.ts';
import { lent } from '../fixture-site/lender.ts';
import { makeDocument } from '../support/make-tenant.ts';
import { makeCar } from '../support/vehicles.ts';
import { NOW } from './rich-site.ts';

const CONTENT = [
  makeDocument('about-us', 'About us'),
  makeDocument('book-test-drive', 'Book a test drive'),
  makeDocument('finance', 'Finance'),
  makeDocument('cx-5', 'Mazda CX-5'),
  makeDocument('offers/mazda/o1', 'Mats with every Mazda'),
];

/** Logo files of the tenant's folder, by the name that `logo.mark` gives. */
const MARKS = new Map([
  ['mark.svg', '<svg viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>'],
  ['other.svg', '<svg viewBox="0 0 4 4"><path d="M1 1h2v2H1z"/></svg>'],
]);

/** The tenant that a site file would give, without reading a folder; null if the schema rejects the site. */
export function tenantOfSite(data: unknown): Tenant | null {
  const parsed = siteSchema.safeParse(data);
  if (!parsed.success) return null;
  const site = sanitiseSite(parsed.data);
  return {
    folder: '/tenants/rich',
    site,
    content: CONTENT,
    redirects: [],
    logoMark: MARKS.get(site.logo.mark ?? '') ?? null,
    configFor: createConfigFor(site),
  };
}

/** Of a caravan whose seller states nothing. */
const NO_SPECIFICATIONS = {
  body_width: null,
  body_length: null,
  tare_weight: null,
  axle_type: null,
  sleeps: null,
  aggregate_trailer_mass: null,
};

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

const place: Partial<Car> = {
  dealership_slug: 'birch-hill-motors',
  dealership_id: 'd2',
  dealership_name: 'Birch Hill Motors',
  city: 'Birch Hill',
  updated_at: NOW.toISOString(),
};

/** A picture on another host, because only such pictures are requested in several sizes. */
const REMOTE = 'https://images.example/car.jpg';

/** The yard Birch Lake as a feed names it: with the site's id of the yard, but with another slug and name. */
const LOCATION: Car['location'] = {
  id: 'l5',
  name: 'Birch Lake of the feed',
  phone: null,
  slug: 'birch-lake-of-the-feed',
  address: { street: null, city: null, state: null, postcode: null, place_url: null },
  distribution_locations: [],
};

/** Enough vans of different mass for a scale of what cars may tow. The first can be had by the week. */
const VANS: Car[] = Array.from({ length: 10 }, (_, index) =>
  makeCar({
    ...place,
    make: 'Jayco',
    model: `Van ${index}`,
    badge: null,
    stocknum: `W${index}`,
    item_type: 'caravan',
    subscription_price: index === 0 ? 140 : null,
    caravan: {
      ...NO_SPECIFICATIONS,
      sleeps: 4,
      tare_weight: 1_300,
      aggregate_trailer_mass: 1_400 + index * 200,
    },
  }),
);

/** A vehicle of a known size, mm, and mass. */
const sized = (vehiclelength: number, grossvehiclemass: number) => ({
  ...blankVariant(),
  vehiclelength,
  vehiclewidth: 1_900,
  vehicleheight: 1_800,
  grossvehiclemass,
});

/** The fixture sites' vehicles, a truck, a caravan, a motorcycle, and some that were not updated for days. */
export const RICH_STOCK: Car[] = [
  ...fixtureCars(NOW),
  ...VANS,
  makeCar({ ...place, make: 'Mazda', model: '2', badge: 'Pure', stocknum: 'P1' }),
  makeCar({ ...place, make: 'Mazda', model: '2', badge: 'Evolve', stocknum: 'P2' }),
  makeCar({ ...place, make: 'Isuzu', model: 'NPR', badge: null, stocknum: 'T1', item_type: 'truck' }),
  makeCar({ ...place, make: 'Jayco', model: 'Swan', badge: null, stocknum: 'V1', item_type: 'caravan' }),
  makeCar({ ...place, make: 'Honda', model: 'CB500', badge: null, stocknum: 'M1', item_type: 'motorcycle' }),
  makeCar({ ...place, model: 'At a location', stocknum: 'L1', dealership_id: null, location: LOCATION }),
  makeCar({ ...place, model: 'At head office', stocknum: 'L2', dealership_id: null, dealership_slug: null }),
  makeCar({
    ...place,
    model: 'Dear',
    stocknum: 'D1',
    price: 120_000,
    ...lent(),
    variant: sized(4_500, 3_000),
    simple_body: 'ute',
  }),
  makeCar({
    ...place,
    model: 'Pictured',
    stocknum: 'P1',
    simple_body: 'van',
    variant: sized(5_100, 7_000),
    primary_image_url: REMOTE,
    images: [{ image: { url: REMOTE, thumb: { url: REMOTE } } }],
  }),
  makeCar({ ...place, model: 'Two days old', stocknum: 'S0', updated_at: daysAgo(2) }),
  makeCar({ ...place, make: 'Kia', model: 'Stale Kia', stocknum: 'S4', updated_at: daysAgo(6) }),
  makeCar({ ...place, model: 'Stale used', stocknum: 'S1', updated_at: daysAgo(6) }),
  makeCar({ ...place, model: 'Stale new', stocknum: 'S2', car_type: 'new', updated_at: daysAgo(6) }),
  makeCar({ ...place, model: 'Stale coming', stocknum: 'S3', status: 'coming_soon', updated_at: daysAgo(6) }),
];
