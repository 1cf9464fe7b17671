import { describe, expect, it } from 'vitest';
import type { Chrome, MenuView } from '../../frame/page.ts';
import { arrangeMenus } from './menus.ts';

const menu = (label: string, href: string | null, items: MenuView['items'] = []): MenuView => ({
  label,
  href,
  items,
});

function header(label: 'Vehicles' | 'Models', menus: MenuView[]): Chrome['header'] {
  return {
    phone: null,
    notice: null,
    menus,
    mega: { label, bodies: [], brand: null, makes: [], conditions: [], promo: null },
    strip: [],
    locations: [],
    yard: null,
  };
}

describe('arrangeMenus', () => {
  it('NAV-02 puts the mega menu after Home, under its configured name', () => {
    const menus = [menu('Home', '/'), menu('Offers', '/special-offers')];
    expect(arrangeMenus(header('Vehicles', menus), '/').map(({ label }) => label)).toEqual([
      'Home',
      'Vehicles',
      'Offers',
    ]);
    expect(arrangeMenus(header('Models', menus), '/').map(({ label }) => label)).toEqual([
      'Home',
      'Models',
      'Offers',
    ]);
  });

  it('keeps the place of the mega menu in the dealer’s navigation', () => {
    const menus = [
      menu('Offers', '/special-offers'),
      menu('Vehicles', '/search/'),
      menu('Finance', '/finance'),
    ];
    expect(arrangeMenus(header('Vehicles', menus), '/')).toEqual([
      { kind: 'link', label: 'Offers', href: '/special-offers' },
      { kind: 'mega', label: 'Vehicles' },
      { kind: 'link', label: 'Finance', href: '/finance' },
    ]);
  });

  it('puts the mega menu first if the navigation has no Home', () => {
    expect(arrangeMenus(header('Vehicles', [menu('Offers', '/o')]), '/')[0]).toEqual({
      kind: 'mega',
      label: 'Vehicles',
    });
  });

  it('adds a menu’s own link as its first item, unless one of its items has the same address', () => {
    const items = [{ label: 'Book a service', href: '/service#service-booking', note: null }];
    const [, added] = arrangeMenus(header('Vehicles', [menu('Service', '/service', items)]), '/');
    expect(added).toEqual({
      kind: 'list',
      label: 'Service',
      items: [{ label: 'Service', href: '/service', note: null }, ...items],
    });
    const [, unchanged] = arrangeMenus(
      header('Vehicles', [menu('Service', '/service#service-booking', items)]),
      '/',
    );
    expect(unchanged).toEqual({ kind: 'list', label: 'Service', items });
  });
});
