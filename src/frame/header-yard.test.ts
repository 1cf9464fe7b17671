import { describe, expect, it } from 'vitest';
import { makeLocation, makeTenant } from '../../tests/support/make-tenant.ts';
import { headerYard } from './header-yard.ts';
import { siteYards } from './locations/yards.ts';

const TODAY = new Date('2026-11-20T05:00:00Z');
const SOUTH = { name: 'South Yard Sales', slug: 'south-yard', id: 'l2', dealership_slug: 'south-yard' };
const locations = [
  makeLocation({ primary: true }),
  makeLocation({ ...SOUTH, contact_detail: { phone: '(02) 5550 0200', opening_hours: [] } }),
];

function yardOf(look: Record<string, unknown>, config: Record<string, unknown> = {}) {
  const tenant = makeTenant({ locations, look, config });
  return headerYard(tenant.site, tenant.configFor({}), siteYards(tenant.site), TODAY);
}

describe('headerYard', () => {
  it('is the main yard with its hours, only in forms that show it', () => {
    const yard = yardOf({ header: 'two-row' });
    expect(yard).toMatchObject({ name: 'North Yard', href: '/locations/north-yard' });
    expect(yard?.departments[0]?.hours[0]?.text).toBe('8:30 am to 5:30 pm');
    expect(yard?.departments[0]?.times?.week).toHaveLength(5);
    expect(yardOf({ header: 'centred', header_hours: true })?.name).toBe('North Yard');
    for (const look of [{}, { header: 'dark' }, { header: 'centred' }, { header: 'bar', header_hours: true }])
      expect(yardOf(look)).toBeNull();
  });
  it('TEN-08 is the yard of the page’s phone number, so that a dealership’s number stands beside its own hours', () => {
    const look = { header: 'two-row' };
    expect(yardOf(look, { header: { phone: '02 5550 0200' } })?.name).toBe('South Yard');
    expect(yardOf(look, { header: { phone: '1300 555 010' } })?.name).toBe('North Yard');
  });
  it('TEN-11 has no hours if the dealer shows none, or the yard gives none', () => {
    const look = { header: 'two-row' };
    expect(yardOf(look, { location_widgets: { hours: false } })?.departments).toEqual([]);
    const south = yardOf(look, { header: { phone: '02 5550 0200' } });
    expect(south?.departments).toEqual([{ hours: [], times: null }]);
  });
});
