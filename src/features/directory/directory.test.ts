import { describe, expect, it } from 'vitest';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const CARS = [
  makeCar({ stocknum: '1', make: 'Mazda', model: 'CX-60', simple_body: 'suv' }),
  makeCar({ stocknum: '2', make: 'Mazda', model: 'CX-60', simple_body: 'wagon' }),
  makeCar({ stocknum: '3', make: 'Kia', model: 'Sportage', simple_body: 'suv' }),
  makeCar({ stocknum: '4', make: 'Kia', model: 'Rio', simple_body: null }),
  makeCar({ stocknum: '5', make: 'Kia', model: 'EV9', sold: true, sold_date_timestamp: 1763510400 }),
];
const manufacturers = [
  { id: 'x', name: 'Alfa Romeo', slug: 'alfa-romeo' },
  { id: 'k', name: 'Kia', slug: 'kia' },
];
const page = (cars = CARS) =>
  pageAt(buildInventory(makeTenant({ manufacturers }), cars, NOW), '/models', 'directory');

describe('the directory', () => {
  it('ROU-29 /models lists all makes and models with their counts and links to their search', () => {
    expect(page().makes).toEqual([
      { name: 'Alfa Romeo', href: '/search/alfa-romeo/', count: 0, models: [] },
      {
        name: 'Kia',
        href: '/search/kia/',
        count: 2,
        models: [
          { name: 'Rio', href: '/search/kia/rio/', count: 1, bodies: [] },
          { name: 'Sportage', href: '/search/kia/sportage/', count: 1, bodies: ['suv'] },
        ],
      },
      {
        name: 'Mazda',
        href: '/search/mazda/',
        count: 2,
        models: [{ name: 'CX-60', href: '/search/mazda/cx-60/', count: 2, bodies: ['suv', 'wagon'] }],
      },
    ]);
  });

  it('a dealer with a single brand lists its models first, then all other makes', () => {
    const brand = [{ id: 'm', name: 'Mazda', slug: 'mazda' }];
    const own = pageAt(
      buildInventory(makeTenant({ manufacturers: brand }), CARS, NOW),
      '/models',
      'directory',
    );
    expect(own).toMatchObject({ title: 'Mazda models', brand: 'Mazda' });
    expect(own.intro).toMatch(/^1 Mazda model and 1 other make at /);
    expect(own.makes.map(({ name }) => name)).toEqual(['Mazda', 'Kia']);
    expect(own.chrome.header.mega).toMatchObject({
      brand: 'Mazda',
      makes: [
        { label: 'CX-60', href: '/search/mazda/cx-60/' },
        { label: 'Other makes', href: '/models#other-makes' },
      ],
    });
  });

  it('lists the body types in stock with their slugs', () => {
    expect(page().bodies.map(({ label, slug }) => [label, slug])).toEqual([
      ['SUV', 'suv'],
      ['Wagon', 'wagon'],
    ]);
  });

  it('is linked from the page footer', () => {
    const links = page().chrome.footer.groups.flatMap(({ links }) => links);
    expect(links).toContainEqual({ label: 'Makes and models', href: '/models' });
  });
});
