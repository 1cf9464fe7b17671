import type { z } from 'zod';
import { createConfigFor } from '../../../src/tenant/overrides/config-for.ts';
import type { Config } from '../../../src/tenant/schema/config.ts';
import { type Site, site } from '../../../src/tenant/schema/site.ts';
import type { Context } from '../../../src/tenant/tenant.ts';

export type SiteInput = z.input<typeof site>;

const address = { street: '1 High Street', city: 'Orange', state: 'NSW', postcode: '2800' } as const;

/** The minimum that site.yaml needs. */
export const smallest: SiteInput = {
  name: 'Orange Cars',
  slug: 'orange-cars',
  id: 'fc-1',
  url: 'https://orange-cars.example',
  address,
  home: { title: 'Good cars', lede: 'Near you.' },
  dealerships: [
    { id: 'd1', slug: 'orange', name: 'Orange' },
    { id: 'd2', slug: 'bathurst', name: 'Bathurst' },
  ],
  locations: [
    {
      id: 'l1',
      name: 'Orange',
      slug: 'orange',
      dealership_id: 'd1',
      dealership_slug: 'orange',
      primary: true,
      address,
      contact_detail: {},
    },
  ],
};

export function makeSite(extra: Partial<SiteInput> = {}): Site {
  return site.parse({ ...smallest, ...extra });
}

/** The configuration of a site in a context. */
export function configOf(extra: Partial<SiteInput>, context: Context = {}): Config {
  return createConfigFor(makeSite(extra))(context);
}
