import { describe, expect, it } from 'vitest';
import { harbour } from '../../../tests/fixtures/chromes.ts';
import { vehiclePages } from '../../../tests/fixtures/vehicle-pages.ts';
import { htmlOf, part, parts, words } from '../../../tests/support/render-view.ts';
import type { VehiclePage } from './vehicle-page.ts';

const pages = vehiclePages(harbour);

async function html(name: string): Promise<string> {
  const page = pages.find(({ slug }) => slug === name);
  if (!page) throw new Error(`There is no fixture page named ${name}.`);
  return htmlOf(page);
}

const box = async (name: string) => part(await html(name), '<aside class="buy"', '</aside>');

describe('the HTML of a vehicle page', () => {
  it('VDP-33 VDP-24 "Reserve Car Now" is in the buy box and in the bottom bar if the vehicle can be reserved', async () => {
    const links = parts(await html('all-buttons'), '<a class="btn primary', '</a>').filter((link) =>
      link.includes('/cars/all-buttons/checkout'),
    );
    expect(links.map(words)).toEqual(['Reserve Car Now', 'Reserve Car Now']);
    expect(words(await box('all-buttons'))).toContain('$200 deposit to reserve');
    expect(await html('plain')).not.toContain('Reserve Car Now');
  });

  it('VDP-42 the button "Value My Trade-In" links to the site’s trade-in page, and is shown only if trade-in is offered', async () => {
    expect(await box('all-buttons')).toMatch(/<a [^>]*href="\/trade-in"[^>]*>\s*Value My Trade-In/);
    expect(await box('plain')).not.toContain('Value My Trade-In');
  });

  it('VDP-42 the costs have a form with the registration for the trade-in page, unless there is no such page', async () => {
    const [plain] = pages;
    if (!plain) throw new Error('There is no vehicle page to render.');
    const costs = async (page: string | null) => {
      const tradeIn = { label: 'Value My Trade-In', href: '/trade-in', page };
      const shown = { ...plain, delivery: { prices: [] }, buttons: { ...plain.buttons, tradeIn } };
      return part(await htmlOf(shown), 'id="running-costs"', '</section>');
    };
    expect(await costs('/sell')).toMatch(/<form class="trade" action="\/sell"/);
    expect(await costs('/sell')).toMatch(new RegExp(`name="car_id" value="${plain.id}"`));
    expect(words(part(await costs('/sell'), '<h2', '</h2>'))).toMatch(/delivery and trade-in$/i);
    expect(await costs(null)).not.toContain('rego');
    expect(words(part(await costs(null), '<h2', '</h2>'))).toMatch(/delivery$/i);
  });

  it('VDP-41 the buy box of a sold vehicle has "Find Me Something Similar" instead of the price and the other buttons', async () => {
    const text = words(await box('sold'));
    expect(text).toContain('SOLD');
    expect(text).toContain('Find Me Something Similar');
    for (const absent of ['$', 'Enquire Now', 'Call Now', 'Share', 'Book a Test Drive', 'Print PDF'])
      expect(text, absent).not.toContain(absent);
  });

  it('VDP-41 the sticky header and the bottom bar of a sold vehicle have only "Find Me Something Similar"', async () => {
    const header = part(await html('sold'), '<scroll-reveal class="v-head"', '</scroll-reveal>');
    const below = part(
      await html('sold'),
      '<scroll-reveal class="bottom-bar" role="region" aria-label="Price and contact',
      '</scroll-reveal>',
    );
    for (const text of [words(header), words(below)]) {
      expect(text).toMatch(/SOLD.*Find Me Something Similar/);
      for (const absent of ['$', 'Call Now', 'Enquire Now']) expect(text, absent).not.toContain(absent);
    }
  });

  it('the section about the yard invites to see the vehicle there, unless it is sold, now or when the page is open', async () => {
    const heading = async (name: string) => part(await html(name), '<h2 id="h-where"', '</h2>');
    const [open, sold] = [await heading('plain'), await heading('sold')];
    expect(words(open.replace(/<template data-if="sold">.*?<\/template>/, ''))).toBe('See it in Broadmeadow');
    expect(words(part(open, '<template data-if="sold">', '</template>'))).toBe('Our yard in Broadmeadow');
    expect(words(sold)).toBe('Our yard in Broadmeadow');
    const [plain] = pages;
    if (!plain?.location) throw new Error('There is no vehicle page with a yard.');
    const named = await htmlOf({ ...plain, location: { ...plain.location, place: 'North Yard' } });
    expect(words(part(named, '<h2 id="h-where"', '</h2>'))).toContain('at North Yard');
  });

  it('the check of a used vehicle is left out if nothing is recorded, and has the history report alone if there is one', async () => {
    const [plain] = pages;
    if (!plain) throw new Error('There is no vehicle page to render.');
    const SECTION = 'id="used-check"';
    expect(await htmlOf({ ...plain, usedCheck: [], historyHref: null })).not.toContain(SECTION);
    const report = await htmlOf({ ...plain, usedCheck: [], historyHref: 'https://history.example/1' });
    expect(part(report, SECTION, '</section>')).not.toContain('<dl');
    expect(part(report, SECTION, '</section>')).toContain('View History Report');
  });

  it('the enquiry button of a yard without mail and phone is hidden if scripts are off', async () => {
    expect(await box('plain')).toMatch(/<form-opener opens="enquiry"[^>]*>\s*<button class="btn scripted/);
  });

  it('CON-15 the sales counter calls the dealer’s average an estimate', async () => {
    const [plain] = pages;
    if (!plain) throw new Error('There is no vehicle page to render.');
    const counter = async (salesCounter: VehiclePage['salesCounter']) =>
      words(part(await htmlOf({ ...plain, salesCounter }), '<section class="sales', '</section>'));
    expect(await counter({ kind: 'clock', perDay: 192 })).toContain('Sales this Month');
    expect(await counter({ kind: 'clock', perDay: 192 })).not.toContain('average');
    expect(await counter({ kind: 'average', perDay: 2.5 })).toContain(
      'An estimate: we sell 2.5 a day on average.',
    );
    expect(await htmlOf({ ...plain, salesCounter: null })).not.toContain('Sales this Month');
    const beside = await htmlOf({ ...plain, salesCounter: { kind: 'clock', perDay: 192 } });
    expect(beside.match(/<h\d id="h-sales"/g)).toEqual(['<h3 id="h-sales"']);
    const alone = await htmlOf({ ...plain, claims: [], salesCounter: { kind: 'clock', perDay: 192 } });
    expect(part(alone, '<section class="sales', '</section>')).toMatch(/v-sec.*<h2/s);
  });

  it('no element has the attribute hidden="false", which would hide it', async () => {
    for (const page of pages) expect(await htmlOf(page), page.slug).not.toMatch(/hidden="false"/);
  });

  it('VDP-31 the number of views is hidden if it is unknown', async () => {
    expect(words(await box('plain'))).toContain('214 views');
    const viewed = pages.find(({ slug }) => slug === 'plain');
    if (!viewed) throw new Error('There is no fixture page named plain.');
    expect(await htmlOf({ ...viewed, views: null })).toMatch(/<view-count hidden/);
  });
});

describe('the price in the buy box, the sticky header and the bottom bar of a vehicle page', () => {
  const head = async (name: string) =>
    words(part(await html(name), '<scroll-reveal class="v-head"', '</scroll-reveal>'));
  const places = async (name: string) => [
    words(part(await box(name), '<div class="amount">', '</div>')),
    await head(name),
    words(
      part(
        await html(name),
        '<scroll-reveal class="bottom-bar" role="region" aria-label="Price and contact',
        '<div class="btns">',
      ),
    ),
  ];
  const expectEverywhere = async (name: string, shown: string) => {
    for (const text of await places(name)) expect(text, name).toContain(shown);
  };

  it('CAR-28 a subscription has a price per week, and the buy box also the price to buy the vehicle', async () => {
    await expectEverywhere('subscription', '$289');
    const [amount, , bar = ''] = await places('subscription');
    expect(amount).toContain('$289 per week');
    expect(amount).toContain('or buy it for $31,990 Drive away');
    expect(bar).toContain('per week');
  });

  it('CAR-29 CAR-32 a price has its type, and a previous price, if there is one, is struck through', async () => {
    await expectEverywhere('all-buttons', '$46,990');
    expect(words(await box('all-buttons'))).toContain('$46,990 Drive away');
    expect(await box('all-buttons')).toMatch(/Was\s*<s>\s*\$49,990\s*<\/s>/);
    expect(await box('plain')).not.toContain('<s>');
  });

  it('VDP-28 the buy box also shows the price with trade in, if there is one', async () => {
    const trade = part(await box('all-buttons'), '<p class="trade"', '</p>');
    expect(words(trade)).toBe('$45,490 with trade in');
    expect(await box('plain')).not.toContain('with trade in');
  });

  it('CAR-30 a vehicle on preorder shows PREORDER instead of a price', async () => {
    await expectEverywhere('preorder', 'PREORDER');
    for (const text of await places('preorder')) expect(text).not.toContain('$');
    expect(words(await box('preorder'))).not.toContain('GST');
    expect(words(await box('plain'))).toContain('Drive away includes GST');
  });

  it('CAR-31 a vehicle without a price shows the dealer’s wording', async () => {
    await expectEverywhere('no-price', 'Enquire for price.');
    for (const text of await places('no-price')) expect(text).not.toContain('$');
  });
});
