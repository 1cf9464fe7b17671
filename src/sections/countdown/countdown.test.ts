import { describe, expect, it } from 'vitest';
import { homeSection } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { buildInventory } from '../../site/inventory.ts';

const OFFER = { id: 'mats', name: '<b>Floor</b> mats', description: 'With every car.', ends: '2026-12-24' };
const siteAt = (now: string, countdown: object) =>
  buildInventory(
    makeTenant({
      offers: [OFFER],
      home: {
        title: 'Cars',
        lede: 'Near you.',
        sections: [{ section: 'hero' }, { section: 'countdown', ...countdown }],
      },
    }),
    [],
    new Date(now),
  );
const shownAt = (now: string, countdown: object) => homeSection(siteAt(now, countdown), 'countdown');

describe('the countdown of an offer', () => {
  it('has the name, the last day and the page of the offer', () => {
    expect(shownAt('2026-11-20T02:00:00Z', { offer: 'mats' })).toMatchObject({
      title: 'Floor mats',
      ends: '2026-12-24',
      day: { weekday: 'Thursday', date: '24 December' },
      action: { label: 'See the offer', href: '/offers/mats' },
    });
  });

  it('is gone the day after', () => {
    expect(shownAt('2026-12-24T02:00:00Z', { offer: 'mats' })).not.toBeNull();
    expect(shownAt('2026-12-25T02:00:00Z', { offer: 'mats' })).toBeNull();
  });

  it('is left out for an offer that does not exist, and the check says so', () => {
    const site = siteAt('2026-11-20T02:00:00Z', { offer: 'mat' });
    expect(homeSection(site, 'countdown')).toBeNull();
    expect(site.findings.map(({ path, message }) => `${path.join('.')}: ${message}`)).toContain(
      'home.sections.1.offer: There is no offer "mat", so this section is left out. Allowed: "mats". Did you mean "mats"?',
    );
  });
});

it('a countdown needs a heading and a day, and shows no button without a page', () => {
  const now = '2026-11-20T02:00:00Z';
  expect(shownAt(now, { ends: '2026-12-01' })).toBeNull();
  expect(shownAt(now, { title: 'Open house' })).toBeNull();
  expect(shownAt(now, { title: 'Open house', ends: '2026-11-19' })).toBeNull();
  expect(shownAt(now, { title: 'Open house', ends: '2026-11-20' })).toMatchObject({ action: null });
});
