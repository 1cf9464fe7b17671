import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { PAGE, SERVICE, TYPED } from '../../../tests/support/service/page-form.ts';
import { temporaryDatabase } from '../../../tests/support/service/temporary-database.ts';
import { NOW, testService } from '../../../tests/support/service/test-service.ts';
import type { PageForm } from '../../features/leads/page-form.ts';
import { testDriveTexts } from '../../frame/test-drive-texts.ts';
import { listLeads } from '../leads/find-leads.ts';
import { leads } from '../leads/schema.ts';
import { LIMITS } from '../platform/limits/limits.ts';
import { TOO_LONG } from './messages.ts';
import { OUTDATED } from './parse-lead.ts';
import { readPostedForm } from './posted-form.ts';

const database = await temporaryDatabase();
let now = NOW;
const { service } = testService(database, [], { now: () => now });

let sent = 0;

interface Browser {
  /** Address of the page that the form is on. */
  referer?: string;
  /** By default each form comes from another address, because the limit for one visitor without scripts is low. */
  address?: string;
}

async function post(
  typed: Record<string, string> = {},
  page: unknown = PAGE,
  { referer = 'https://www.north.example/contact?utm_source=spring', address }: Browser = {},
) {
  sent += 1;
  const body = new URLSearchParams({ page_form: JSON.stringify(page), ...TYPED, ...typed });
  const answer = await service.request(
    '/api/leads',
    {
      method: 'POST',
      headers: {
        host: 'www.north.example',
        origin: 'https://www.north.example',
        referer,
        'user-agent': 'Test browser',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: body.toString(),
    },
    { incoming: { socket: { remoteAddress: address ?? `198.51.100.${sent}` } } },
  );
  const { status, headers } = answer;
  return { status, location: headers.get('location'), text: await answer.text(), headers };
}

const all = () => listLeads(database, 'north', 100);

it('ROU-15 API-30 DAT-38 TRK-14 a form that is posted twice is stored once, and both posts lead to the thank-you page', async () => {
  expect(await post()).toMatchObject({ status: 303, location: '/success' });
  expect(await post()).toMatchObject({ status: 303, location: '/success' });
  const [lead, ...others] = await all();
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    form: 'contact',
    eventId: 22,
    noticeVersion: 'abc123',
    values: { name: 'Ana', category: 'General Enquiry', location: 'North Yard', opt_in: false },
    facts: { url: 'https://www.north.example/contact?utm_source=spring', car_dealership_id: 'd1' },
    attribution: { source: 'spring', linked_query_params: { utm_source: 'spring' } },
  });
  expect((await post({ message: 'And the price?' })).status).toBe(303);
  expect(await all()).toHaveLength(2);
});

it('FRM-10 FRM-12 a posted form records whether the checkbox for news was ticked, what it said, and the form, page and time', async () => {
  // Another text and another start than the dealer's, which the shopper does not see on this page.
  const settings = { ...PAGE.settings, optIn: 'Mail me your offers.', optInTicked: true };
  const page: PageForm = { ...PAGE, form: 'finance', settings };
  const referer = 'https://www.north.example/finance?utm_source=spring';
  for (const [typed, opt_in] of [
    [{ message: 'With news', opt_in: 'on' }, true],
    [{ message: 'Without news' }, false],
  ] as const) {
    expect((await post(typed, page, { referer })).status).toBe(303);
    const [lead] = (await all()).filter(({ values }) => values.message === typed.message);
    expect(lead).toMatchObject({
      form: 'finance',
      receivedAt: now,
      values: { opt_in },
      facts: { opt_in_wording: 'Mail me your offers.', page_id: '/finance', url: referer },
    });
  }
});

it('FRM-12 a posted form that comes back with mistakes keeps the shopper’s choice about news, not the start of its checkbox', async () => {
  const box = /<input type="checkbox" id="contact-opt_in"[^>]*>/;
  const page: PageForm = { ...PAGE, settings: { ...PAGE.settings, optInTicked: true } };
  expect((await post({ name: '' }, page)).text.match(box)?.[0]).not.toContain('checked');
  expect((await post({ name: '', opt_in: 'on' }, PAGE)).text.match(box)?.[0]).toContain('checked');
});

it('the same form is stored again on the next day of the dealer’s clock, not at midnight UTC', async () => {
  const postAt = async (time: string) => {
    now = new Date(time);
    expect((await post({ message: 'Still there today?' })).status).toBe(303);
    return (await all()).filter(({ values }) => values.message === 'Still there today?').length;
  };
  try {
    // In Sydney it is 10:30 and 11:30 of one morning, then 0:30 of the next.
    expect(await postAt('2026-11-22T23:30:00Z')).toBe(1);
    expect(await postAt('2026-11-23T00:30:00Z')).toBe(1);
    expect(await postAt('2026-11-23T13:30:00Z')).toBe(2);
  } finally {
    now = NOW;
  }
});

it('API-31 all services that are ticked in a posted form are stored', async () => {
  const workshops = [{ name: 'North Yard Service', dealership: 'north-yard' }];
  const settings = { ...PAGE.settings, workshops, services: ['Tyres', 'Brakes', 'Battery'] };
  const page: PageForm = { ...PAGE, form: 'service-booking', settings };
  const body = new URLSearchParams({
    ...SERVICE,
    dateTime: '2026-11-24T10:00',
    page_form: JSON.stringify(page),
  });
  for (const service of ['Tyres', 'Battery']) body.append('additional_services', service);
  const posted = await readPostedForm(body.toString(), {
    referer: 'https://www.north.example/service',
    userAgent: '',
    timezone: 'Australia/Sydney',
    day: '2026-11-22',
  });
  expect(posted?.values.additional_services).toEqual(['Tyres', 'Battery']);
  expect(posted?.lead.userData.additional_services).toEqual(['Tyres', 'Battery']);
});

it('LEA-10 TRK-15 a posted careers enquiry gets the subcategory and the event id of careers', async () => {
  expect((await post({ category: 'Careers Enquiry' })).status).toBe(303);
  const careers = (await all()).filter(({ facts }) => facts.subcategory === 'Career Enquiry');
  expect(careers.map(({ eventId, values }) => [eventId, values.category])).toEqual([[51, 'General Enquiry']]);
});

it('LEA-10 DAT-39 a posted form is for the yard that the shopper chose', async () => {
  const page = { ...PAGE, settings: { ...PAGE.settings, locations: ['North Yard', 'South Yard'] } };
  expect((await post({ location: 'South Yard', message: 'For the south' }, page)).status).toBe(303);
  const [lead] = (await all()).filter(({ values }) => values.message === 'For the south');
  expect(lead?.facts).toMatchObject({ car_dealership_id: 'd2', location_id: 'l3' });
});

it('a test drive that is posted with a time in the past gets the form back with a message, and nothing is stored', async () => {
  const before = (await all()).length;
  const drive: PageForm = { ...PAGE, form: 'book-test-drive' };
  const { status, text } = await post({ dateTime: '2020-01-01T03:00', terms_conditions: 'on' }, drive);
  expect(status).toBe(409);
  expect(text).toContain('This time has passed. Please choose a later one.');
  expect(await all()).toHaveLength(before);
});

it('a form for viewings that is posted with mistakes comes back with the words for viewings', async () => {
  const settings = { ...PAGE.settings, texts: testDriveTexts('book-test-drive', 'viewing') };
  const { status, text } = await post({ name: '' }, { ...PAGE, form: 'book-test-drive', settings });
  expect(status).toBe(422);
  expect(text).toContain('type="submit">Book Viewing</button>');
  expect(text).toContain('Viewing date');
  expect(text).not.toMatch(/test drive/i);
});

it('FRM-06 a finance form must name a dealership only if its page lists dealerships', async () => {
  const finance = (dealerships: string[]): PageForm => ({
    ...PAGE,
    form: 'finance',
    settings: { ...PAGE.settings, dealerships },
  });
  expect((await post({}, finance([]))).status).toBe(303);
  const { status, text } = await post({}, finance(['north-yard', 'south-yard']));
  expect([status, text.includes('Please select a preferred dealership.')]).toEqual([422, true]);
});

it('FRM-17 the dealer’s clock decides if a time has passed, not that of Western Australia', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  try {
    const dealerships = ['north-yard', 'south-yard'];
    const drive: PageForm = {
      ...PAGE,
      form: 'book-test-drive',
      settings: { ...PAGE.settings, dealerships },
    };
    // This dealership publishes no hours, so any time that has not passed can be booked.
    const typed = { dealership_slug: 'south-yard', terms_conditions: 'on' };
    // It is 21:00 in Sydney and 18:00 in Perth.
    const early = await post({ ...typed, dateTime: '2026-11-22T20:30' }, drive);
    expect([early.status, early.text.includes('This time has passed.')]).toEqual([409, true]);
    const ahead = await post({ ...typed, dateTime: '2026-11-22T21:30' }, drive);
    expect(ahead.status).toBe(303);
  } finally {
    vi.useRealTimers();
  }
});

it('a posted form with errors comes back with everything that was typed, escaped, and nothing is stored', async () => {
  const before = (await all()).length;
  const { status, text } = await post({ name: '', message: '</textarea><script>alert(1)</script>' });
  expect(status).toBe(422);
  expect(text).toContain('Please enter your first name.');
  expect(text).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).not.toContain('<script>');
  const trapped = await post({ leave_this_empty: 'https://spam.example' });
  expect([trapped.status, trapped.text.includes('filled in by a program')]).toEqual([422, true]);
  const foreign = await post({}, { ...PAGE, subject: { ...PAGE.subject, websiteId: 'site-south' } });
  expect([foreign.status, foreign.text.includes('belongs to another website')]).toEqual([403, true]);
  for (const page of [null, [], { ...PAGE, form: 'constructor' }, { ...PAGE, settings: {} }]) {
    const answer = await post({}, page);
    expect([answer.status, JSON.parse(answer.text).error]).toEqual([400, OUTDATED]);
  }
  expect(await all()).toHaveLength(before);
});

it('a posted form whose page has wrong or endless lists is refused, so that nothing of it is drawn', async () => {
  const finance = (settings: object) => ({
    ...PAGE,
    form: 'finance',
    settings: { ...PAGE.settings, ...settings },
  });
  const raw = { isEscaped: true, callbacks: ['x'] };
  const pages = [
    ...[['x'], { a: 1 }, raw, 7, null, 'x'.repeat(301)].flatMap((wrong) => [
      finance({ dealerships: [{ value: 'a', label: wrong }] }),
      finance({ dealerships: [{ value: wrong, label: 'a' }] }),
      finance({ dealerships: [wrong] }),
      finance({ locations: [wrong] }),
      finance({ optIn: wrong === 'x'.repeat(301) ? raw : wrong }),
      finance({ locationPlaceholder: wrong }),
    ]),
    finance({ locations: Array(301).fill('a') }),
    finance({ dealerships: Array(4_000).fill('a') }),
    finance({ services: Array(301).fill('a') }),
    finance({ optIn: 'x'.repeat(25_000) }),
  ];
  for (const page of pages) {
    const answer = await post({ name: '' }, page);
    expect([answer.status, answer.text.length < 1_000], JSON.stringify(page).slice(0, 400)).toEqual([
      400,
      true,
    ]);
  }
});

it('a posted form with mistakes and an endless text is refused without being drawn', async () => {
  const { status, text } = await post({ name: '', message: '"'.repeat(16_000) });
  expect([status, JSON.parse(text).error]).toEqual([413, TOO_LONG]);
  const shown = await post({ name: '', message: '"'.repeat(15_000) });
  expect([shown.status, shown.text.length < 200_000]).toEqual([422, true]);
  expect((await post({ name: 'Yan', message: 'y'.repeat(30_000) })).status).toBe(303);
});

it('attempts to post a form count against a limit before anything is drawn, also those with mistakes', async () => {
  const visitor = { address: '203.0.113.6' };
  const { requests } = LIMITS.postedForms;
  for (let count = 0; count < requests; count += 1) {
    const typed = count % 2 ? { name: '' } : { leave_this_empty: 'x' };
    expect((await post(typed, count % 3 ? PAGE : null, visitor)).status).not.toBe(429);
  }
  const answer = await post({ name: '' }, PAGE, visitor);
  expect([answer.status, answer.text.length < 1_000]).toEqual([429, true]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await post({ name: '' }, PAGE, { address: '203.0.113.7' })).status).toBe(422);
});

it('API-24 a posted form with the key of a different stored lead is not acknowledged, because it is not stored', async () => {
  expect((await post({ name: 'Uma' })).status).toBe(303);
  const before = await all();
  const { queries } = database;
  // From now on the stored lead differs from the posted form, under the same idempotency key.
  await queries
    .update(leads)
    .set({ fingerprint: 'other' })
    .where(eq(leads.id, before.find(({ values }) => values.name === 'Uma')?.id ?? ''));
  const { status, location, text } = await post({ name: 'Uma' });
  expect([status, location]).toEqual([409, null]);
  expect(text).toContain('Sorry, your form was not sent: it was mistaken for an earlier one.');
  expect(text).toContain('value="Uma"');
  expect(await all()).toHaveLength(before.length);
});

/** A form for two dealerships that does not ask for one. */
const UNLISTED: PageForm = {
  ...PAGE,
  form: 'finance',
  subject: { ...PAGE.subject, dealershipId: null },
  settings: {
    ...PAGE.settings,
    dealerships: [
      { value: 'north-yard', label: 'North Yard' },
      { value: 'south-yard', label: 'South Yard' },
    ],
    hidesDealerships: true,
  },
};
const financeOf = (named: string) => `https://www.north.example/finance?preferredDealership=${named}`;

it('ROU-07 a posted form that does not ask for a dealership is for the one that the address of its page names', async () => {
  for (const [named, dealership_slug, car_dealership_id] of [
    ['south-yard', 'south-yard', 'd2'],
    ['North%20Yard', 'north-yard', 'd1'],
  ] as const) {
    // The same text for both, which must not count as sent twice.
    const referer = financeOf(named);
    expect((await post({ name: 'Kim', location: '' }, UNLISTED, { referer })).status).toBe(303);
    const lead = (await all()).find(
      ({ values }) => values.name === 'Kim' && values.dealership_slug === dealership_slug,
    );
    expect(lead).toMatchObject({ facts: { car_dealership_id } });
  }
});

it('the same text posted to two dealerships makes two leads', async () => {
  const before = (await all()).length;
  for (const dealershipId of ['d1', 'd2', 'd2'])
    expect(
      (await post({ name: 'Vic' }, { ...PAGE, subject: { ...PAGE.subject, dealershipId } })).status,
    ).toBe(303);
  expect(await all()).toHaveLength(before + 2);
});

it('DAT-39 the same text posted about two vehicles makes two leads, each about its own vehicle', async () => {
  const drive: PageForm = { ...PAGE, form: 'book-test-drive' };
  const typed = { name: 'Wim', dateTime: '', terms_conditions: 'on' };
  for (const id of ['id-mine', 'id-offered', 'id-offered']) {
    const referer = `https://www.north.example/book-test-drive/?car_id=${id}&car_type=used`;
    expect((await post(typed, drive, { referer })).status).toBe(303);
  }
  const about = (await all()).filter(({ values }) => values.name === 'Wim').map(({ facts }) => facts.car_id);
  expect(about.sort()).toEqual(['id-mine', 'id-offered']);
});

it('a visitor without scripts who exceeds the limit gets the form back with everything that was typed', async () => {
  const visitor = { address: '203.0.113.5' };
  for (let count = 0; count < LIMITS.leadsWithoutScript.requests; count += 1)
    expect((await post({ name: `Xia ${count}` }, PAGE, visitor)).status).toBe(303);
  const before = await all();
  const { status, headers, text } = await post({ name: 'Xia again' }, PAGE, visitor);
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(text).toContain('We got many requests from your network');
  expect(text).toContain('value="Xia again"');
  expect(await all()).toHaveLength(before.length);
});

it('FRM-01 FRM-14 the flags of the chosen location’s dealership decide on the message and the terms of a posted form', async () => {
  const ownFlags = [{ options: ['South Yard'], messageRequired: false, termsRequired: true }];
  const locations = ['North Yard', 'South Yard'];
  const page: PageForm = { ...PAGE, settings: { ...PAGE.settings, locations, ownFlags } };
  const north = await post({ name: 'Nina', message: '' }, page);
  expect(north.status).toBe(422);
  expect(north.text).toContain('Please enter a message.');
  expect(north.text).not.toContain('terms of use');

  const south = { name: 'Saul', location: 'South Yard', message: '' };
  const refused = await post(south, page);
  expect(refused.status).toBe(422);
  expect(refused.text).not.toContain('Please enter a message.');
  expect(refused.text).toContain('*You must agree to the terms of use before submitting.');
  expect((await post({ ...south, terms_conditions: 'on' }, page)).status).toBe(303);
});

it('FRM-01 FRM-14 the flags of the preferred dealership decide on a posted form', async () => {
  const dealerships = ['north', 'south'];
  const ownFlags = [{ options: ['south'], messageRequired: true, termsRequired: true }];
  const settings = { ...PAGE.settings, dealerships, ownFlags };
  const page: PageForm = { ...PAGE, form: 'finance', settings };
  const choose = (dealership_slug: string) => post({ name: 'Olga', location: '', dealership_slug }, page);
  expect((await choose('north')).status).toBe(303);
  const south = await choose('south');
  expect(south.status).toBe(422);
  expect(south.text).toContain('*You must agree to the terms of use before submitting.');
});

it('ROU-07 FRM-14 the flags of the dealership that the address names decide on a form that does not ask for one', async () => {
  const ownFlags = [{ options: ['south-yard'], messageRequired: false, termsRequired: true }];
  const page = { ...UNLISTED, settings: { ...UNLISTED.settings, ownFlags } };
  const answer = await post({ name: 'Pat', location: '' }, page, { referer: financeOf('South%20Yard') });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('*You must agree to the terms of use before submitting.');
  const north = await post({ name: 'Pat', location: '' }, page, { referer: financeOf('north-yard') });
  expect(north.status).toBe(303);
});
