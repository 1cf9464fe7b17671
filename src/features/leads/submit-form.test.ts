import { describe, expect, it, vi } from 'vitest';
import { leadBrowser } from '../../../tests/support/lead-browser.ts';
import { NO_VEHICLE, VEHICLE } from '../../../tests/support/lead-subject.ts';
import type { FormValues } from './form-fields.ts';
import { FORMS } from './forms.ts';
import { createSubmission, FAILED } from './submit-form.ts';

const VALUES: FormValues = {
  name: ' Ana',
  last_name: '',
  email: 'ana@example.com',
  phone: '0400 000 000',
  message: 'Is it still there?',
};
const SUBJECT = { ...NO_VEHICLE, dealershipId: 'd', vehicle: VEHICLE };

interface Sent {
  key: string | null;
  userData: unknown;
}

/** Makes the service give these answers, one per call; the last one repeats. A call fails if its answer is null. */
function answering(...answers: unknown[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers, body }: RequestInit) => {
    if (address !== '/api/leads') return new Response(null, { status: 204 });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    sent.push({
      key: new Headers(headers).get('idempotency-key'),
      userData: JSON.parse(String(body)).userData,
    });
    if (answer === null) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer));
  });
  return sent;
}

const { page, tab, keptForms } = leadBrowser('https://dealer.example/cars/a');

describe('sending a form', () => {
  it('API-23 DAT-39 sends the form’s fields, its vehicle and the visit, and tracks an event without personal data', async () => {
    const sent = answering({ lead_id: 'L1' });
    expect(await createSubmission('enquiry', FORMS.enquiry, SUBJECT)(VALUES)).toEqual({
      kind: 'accepted',
      leadId: 'L1',
    });
    expect(sent[0]?.userData).toEqual({
      ...VALUES,
      name: 'Ana',
      category: 'General Enquiry',
      subcategory: null,
      car_id: '9',
      car_dealership_id: 'd',
      stock_number: '48213',
      manufacturer_slug: 'mazda',
      vehicle_make: 'Mazda',
      vehicle_model: 'CX-5',
      vehicle_status: 'in_stock',
      opt_in: false,
      terms_conditions: false,
      distribution_location: '',
      offer_accepted: false,
      offer_id: null,
      offer_name: null,
      form_completed: true,
      lead_id: null,
      lead_attributes: { visited_pages: [], linked_query_params: {} },
      source: 'website',
      user_agent: 'Test browser',
      website_id: 'w',
      url: 'https://dealer.example/cars/a',
      page_id: '/cars/a',
    });
    expect(page.dataLayer).toEqual([
      {
        event: 'lead',
        event_id: 15,
        form: 'enquiry',
        category: 'General Enquiry',
        id: '9',
        make: 'Mazda',
        model: 'CX-5',
        user_data: { lead_id: 'L1', opt_in: false },
      },
    ]);
  });

  it('FRM-11 FRM-12 sends the text of the checkbox for news with the answer to it, also if the form is sent later', async () => {
    const optIn = 'The text of yesterday.';
    const sent = answering(null, { lead_id: 'L1' });
    const send = createSubmission('enquiry', FORMS.enquiry, SUBJECT, { optIn });
    await send({ ...VALUES, opt_in: true });
    expect(keptForms()).toMatchObject([{ values: { opt_in: true, opt_in_wording: optIn } }]);
    await send({ ...VALUES, opt_in: true });
    for (const { userData } of sent) expect(userData).toMatchObject({ opt_in: true, opt_in_wording: optIn });
    expect(sent).toHaveLength(2);
  });

  it('DAT-39 leaves out a vehicle that the address of an earlier page of the visit named', async () => {
    const sent = answering({ lead_id: 'L1' });
    tab.set('w.visit', '?car_id=h10303&car_type=used&utm_source=spring\n/finance\n/contact\n');
    await createSubmission('enquiry', FORMS.enquiry, { ...SUBJECT, vehicle: null })(VALUES);
    expect(sent[0]?.userData).toMatchObject({
      car_id: null,
      source: 'spring',
      lead_attributes: {
        visited_pages: ['/finance', '/contact'],
        linked_query_params: { utm_source: 'spring' },
      },
    });
    expect(JSON.stringify(sent[0]?.userData)).not.toContain('h10303');
  });

  it('TRK-07 tracks the event id that the service returns, instead of the form’s own', async () => {
    answering({ lead_id: 'L1', event_id: 17 });
    await createSubmission('request-photos', FORMS['request-photos'], SUBJECT)(VALUES);
    expect(page.dataLayer).toMatchObject([{ event: 'lead', form: 'request-photos', event_id: 17 }]);
  });

  it('sends no vehicle and tracks event 22 if an enquiry is about no vehicle', async () => {
    const sent = answering({ lead_id: 'L1' });
    await createSubmission('enquiry', FORMS.enquiry, { ...SUBJECT, vehicle: null })(VALUES);
    expect(sent[0]?.userData).toMatchObject({ car_id: null, stock_number: null, car_dealership_id: 'd' });
    expect(page.dataLayer).toMatchObject([{ event: 'lead', event_id: 22 }]);
  });

  it('ERR-10 ERR-18 returns a reason if the service refuses the form or cannot be reached, and tracks nothing', async () => {
    answering({ error: 'This number is not Australian.' }, {}, null);
    const send = createSubmission('enquiry', FORMS.enquiry, SUBJECT);
    const outcomes = [await send(VALUES), await send(VALUES), await send(VALUES)];
    expect(outcomes).toEqual([
      { kind: 'failed', error: 'This number is not Australian.', fields: {}, kept: null },
      {
        kind: 'failed',
        error: 'An unexpected error occured.',
        fields: {},
        kept: { key: expect.any(String), isOffline: false },
      },
      { kind: 'failed', error: FAILED, fields: {}, kept: { key: expect.any(String), isOffline: true } },
    ]);
    expect(page.dataLayer).toEqual([]);
  });
});

describe('a failing service', () => {
  const TEXT = 'We cannot store anything right now.';

  it.each([
    ['its text', JSON.stringify({ success: false, error: TEXT }), TEXT],
    ['the general text if it sends none', '{"success":false}', FAILED],
    ['the general text for the page of a proxy', '<h1>502 Bad Gateway</h1>', FAILED],
    ['the general text for markup', JSON.stringify({ error: '<h1>502</h1>' }), FAILED],
    [
      'the general text for a stack trace',
      JSON.stringify({ error: 'Error: x\n    at send (a.ts:1)' }),
      FAILED,
    ],
  ])('ERR-18 shows %s', async (_, body, error) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status: 503 }));
    expect(await createSubmission('enquiry', FORMS.enquiry, SUBJECT)(VALUES)).toEqual({
      kind: 'failed',
      error,
      fields: {},
      kept: { key: expect.any(String), isOffline: false },
    });
  });
});

describe('a form that the service has not acknowledged', () => {
  it('ERR-17 is kept with only what the form contains, and is removed once the service accepts it', async () => {
    answering(null, { lead_id: 'L1' });
    tab.set('w.visit', '?utm_source=spring\n/finance\n');
    const send = createSubmission(
      'enquiry',
      FORMS.enquiry,
      { ...SUBJECT, phone: { href: 'tel:1', text: '1' } },
      { noticeVersion: 'v1', shownAt: Date.now() - 42_300 },
    );
    await send(VALUES);
    expect(keptForms()).toEqual([
      {
        key: expect.any(String),
        form: 'enquiry',
        subject: { websiteId: 'w', dealershipId: 'd', vehicle: SUBJECT.vehicle, offer: null },
        noticeVersion: 'v1',
        leadId: null,
        url: 'https://dealer.example/cars/a',
        secondsToSubmit: 42,
        values: {
          ...VALUES,
          name: 'Ana',
          opt_in: false,
          distribution_location: '',
          terms_conditions: false,
        },
        keptAt: expect.any(Number),
      },
    ]);
    await send(VALUES);
    expect(keptForms()).toEqual([]);
  });

  it('is kept while it is being sent, in case the page is closed', async () => {
    let keptMeanwhile: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === '/api/leads') keptMeanwhile = keptForms();
      return Response.json({ lead_id: 'L1' });
    });
    await createSubmission('enquiry', FORMS.enquiry, SUBJECT)(VALUES);
    expect(keptMeanwhile).toHaveLength(1);
  });

  it('is replaced when the shopper corrects it and sends it again, but not by a second form with other content', async () => {
    answering(null);
    const send = createSubmission('enquiry', FORMS.enquiry, SUBJECT);
    await send(VALUES);
    await send({ ...VALUES, message: 'And the price?' });
    await createSubmission('enquiry', FORMS.enquiry, SUBJECT)({ ...VALUES, message: 'From somebody else' });
    expect(keptForms().map(({ values }) => values.message)).toEqual(['From somebody else', 'And the price?']);
  });

  it.each([
    [503, 1],
    [429, 1],
    [422, 0],
  ])('is kept if the service fails or is busy, but not if it refuses: status %i', async (status, count) => {
    vi.stubGlobal('fetch', async () => Response.json({ success: false, error: 'No.' }, { status }));
    await createSubmission('enquiry', FORMS.enquiry, SUBJECT)(VALUES);
    expect(keptForms()).toHaveLength(count);
  });
});

describe('the idempotency key', () => {
  const keysOf = (sent: Sent[]) => sent.map(({ key }) => key);

  it('stays the same if the same values are sent again after a failure', async () => {
    const sent = answering(null, {}, { lead_id: 'L1' });
    const send = createSubmission('enquiry', FORMS.enquiry, SUBJECT);
    await send(VALUES);
    await send(VALUES);
    await send({ ...VALUES, name: 'Ana ' });
    expect(keysOf(sent)[0]).toMatch(/^\w+-\w+-\w+-\w+$/);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  it('stays the same after a reload of the page', async () => {
    const sent = answering(null, { lead_id: 'L1' });
    await createSubmission('enquiry', FORMS.enquiry, SUBJECT)(VALUES);
    await createSubmission('enquiry', FORMS.enquiry, SUBJECT)(VALUES);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  it('is different for each vehicle and form', async () => {
    const sent = answering(null);
    await createSubmission('enquiry', FORMS.enquiry, SUBJECT)(VALUES);
    await createSubmission('enquiry', FORMS.enquiry, { ...SUBJECT, vehicle: null })(VALUES);
    await createSubmission('reserve', FORMS.reserve, SUBJECT)(VALUES);
    expect(new Set(keysOf(sent)).size).toBe(3);
  });

  it('changes when the values change, and is new for each form that is sent after an accepted one', async () => {
    const sent = answering(null, { lead_id: 'L1' });
    const send = createSubmission('enquiry', FORMS.enquiry, SUBJECT);
    await send(VALUES);
    await send({ ...VALUES, message: 'And the price?' });
    await send({ ...VALUES, message: 'And the price?' });
    await createSubmission('enquiry', FORMS.enquiry, SUBJECT)(VALUES);
    expect(new Set(keysOf(sent)).size).toBe(4);
  });

  it('is sent in one request only, and the lead is tracked once, if the shopper clicks twice', async () => {
    const sent = answering({ lead_id: 'L1' });
    const send = createSubmission('enquiry', FORMS.enquiry, SUBJECT);
    expect(await Promise.all([send(VALUES), send(VALUES)])).toEqual([
      { kind: 'accepted', leadId: 'L1' },
      { kind: 'accepted', leadId: 'L1' },
    ]);
    expect(sent).toHaveLength(1);
    expect(page.dataLayer).toHaveLength(1);
  });
});
