import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CarLocation } from '../../src/stock/car.ts';
import type { Location } from '../../src/tenant/schema/location.ts';
import { type Site, site } from '../../src/tenant/schema/site.ts';
import type { Random } from './random.ts';

/** A dealer location with stock. */
export interface Yard {
  location: CarLocation;
  /** Makes sold new here; empty for all. */
  makes: readonly string[];
  dealership: { slug: string; id: string; name: string };
  primary: boolean;
}

export interface Dealer {
  name: string;
  /** Makes sold new. */
  makes: readonly string[];
  yards: Yard[];
}

const baseName = (name: string): string => name.replace(/ (Sales|Service|Parts)$/, '');

function yardOf(location: Location, dealer: Site): Yard {
  const dealership = dealer.dealerships.find((one) => one.slug === location.dealership_slug);
  if (!dealership) throw new Error(`${dealer.slug} has no dealership ${location.dealership_slug}.`);
  const { street, city, state, postcode, place_url } = location.address;
  return {
    location: {
      id: location.id,
      name: baseName(location.name),
      phone: location.contact_detail.phone ?? null,
      slug: location.slug,
      address: { street, city, state, postcode, place_url: place_url ?? null },
      distribution_locations: [],
    },
    makes: location.manufacturers,
    dealership,
    primary: location.primary,
  };
}

/** Reads what the generator needs from tenants/<slug>/site.yaml. Throws when the file does not match the schema. */
export function readDealer(tenants: string, slug: string): Dealer {
  const dealer = site.parse(parse(readFileSync(join(tenants, slug, 'site.yaml'), 'utf8')));
  const sales = dealer.locations.filter(
    (location) => location.location_type === 'sales' || location.location_type === '',
  );
  return {
    name: dealer.name,
    makes: dealer.manufacturers.map((one) => one.name),
    yards: sales.map((location) => yardOf(location, dealer)),
  };
}

/** New vehicles are at a yard that sells their make; the main yard has more vehicles than the others. */
export function chooseYard(dealer: Dealer, make: string, isNew: boolean, random: Random): Yard {
  const fitting = dealer.yards.filter(
    (yard) => !isNew || yard.makes.length === 0 || yard.makes.includes(make),
  );
  return random.weighted(fitting.length > 0 ? fitting : dealer.yards, (yard) => (yard.primary ? 2 : 1));
}
