import { describe, expect, it } from 'vitest';
import { buildInventory } from '../../src/site/inventory.ts';
import { homeSection, pagesOf } from '../support/find-page.ts';
import { loadDemo, TENANTS } from './tenants.ts';

const demos = await Promise.all(TENANTS.map(async (name) => ({ name, ...(await loadDemo(name)) })));

describe.each(demos)('the site of $name, built a year later', ({ tenant, cars, inventory: before }) => {
  const later = buildInventory(tenant, cars, new Date('2027-11-20T08:00:00Z'));

  it('CAR-23 does not call a vehicle new that has been in stock for a year', () => {
    // A dealer may have a heading of its own.
    const own = tenant.site.home.sections.flatMap((entry) =>
      entry.section === 'arrivals' ? (entry.title ?? []) : [],
    );
    expect([homeSection(before, 'arrivals')?.title]).toEqual(own.length > 0 ? own : ['Just arrived']);
    const arrivals = homeSection(later, 'arrivals');
    expect([arrivals?.title]).toEqual(own.length > 0 ? own : ['Latest in stock']);
    expect(arrivals?.cards.filter(({ tag }) => tag?.kind === 'new')).toEqual([]);
  });

  it('DAT-28 shows no offer that has ended, and the banner does not promise offers if none is left', () => {
    const ended = tenant.site.offers.filter(({ ends }) => ends !== null && ends < '2027-11-20');
    expect(ended.length).toBeGreaterThan(0);
    const left = homeSection(later, 'offers')?.offers ?? [];
    for (const { id } of ended) expect(left.map((offer) => offer.id)).not.toContain(id);
    if (left.length === 0)
      expect((homeSection(later, 'shortcuts') ?? []).filter(({ text }) => /offer/i.test(text))).toEqual([]);
  });

  it('VDP-03 states that a registration has expired', () => {
    const expiries = pagesOf(later, 'vehicle').flatMap(({ specs }) =>
      specs.flatMap(({ rows }) => rows.filter(({ label }) => label === 'Rego expiry')),
    );
    const expired = expiries.filter(({ value }) => value.endsWith('(expired)'));
    expect(expired.length).toBeGreaterThan(expiries.length / 2);
    for (const { value } of expiries)
      expect(value.endsWith('(expired)'), value).toBe(
        Date.parse(`${value.replace(' (expired)', '')} UTC`) < Date.parse('2027-11-20'),
      );
  });

  it('lists no holiday that is over', () => {
    const days = (homeSection(later, 'yards')?.locations ?? []).flatMap(({ departments }) =>
      departments.flatMap(({ holidays }) => holidays),
    );
    expect(days.filter(({ date }) => date < '2027-11-20')).toEqual([]);
  });
});
