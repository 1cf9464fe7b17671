import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormValues } from './form-fields.ts';
import type { LeadSubject } from './lead-subject.ts';
import { createSubmission, FAILED } from './submit-form.ts';

const VALUES: FormValues = {
  name: ' Ana',
  last_name: '',
  email: 'ana@example.com',
  phone: '0400 000 000',
  message: 'Is it still there?',
};
const SUBJECT: LeadSubject = {
  websiteId: 'w',
  dealershipId: 'd',
  phone: null,
  mail: null,
  termsHref: null,
  vehicle: {
    id: '9',
    title: '2023 Mazda CX-5',
    make: 'Mazda',
    model: 'CX-5',
    makeSlug: 'mazda',
    carType: 'used',
    status: 'in_stock',
    stock: '48213',
  },
};

interface Sent {
  key: string | null;
  userData: unknown;
}

/** Answers of the service, one per call; the last one repeats. null: the call fails. */
function answering(...answers: unknown[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
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

const page = { dataLayer: [] as unknown[] };

beforeEach(() => {
  page.dataLayer = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { documentElement: { dataset: { site: 'w' } } }),
  );
  vi.stubGlobal('navigator', { userAgent: 'Test browser' });
  vi.stubGlobal('location', { href: 'https://dealer.example/cars/a' });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('sending a form', () => {
  it('API-23 DAT-39 sends fields and subject, and tracks an event without personal data', async () => {
    const sent = answering({ lead_id: 'L1' });
    expect(await createSubmission('enquiry', SUBJECT)(VALUES)).toEqual({ kind: 'accepted' });
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
      offer_accepted: false,
      form_completed: true,
      lead_id: null,
      lead_attributes: { visited_pages: [], linked_query_params: {} },
      source: 'website',
      user_agent: 'Test browser',
      website_id: 'w',
      url: 'https://dealer.example/cars/a',
    });
    expect(page.dataLayer).toEqual([
      { event: 'lead', event_id: 15, form: 'enquiry', id: '9', make: 'Mazda', model: 'CX-5' },
    ]);
  });

  it('works without a vehicle', async () => {
    const sent = answering({ lead_id: 'L1' });
    await createSubmission('enquiry', { ...SUBJECT, vehicle: null })(VALUES);
    expect(sent[0]?.userData).toMatchObject({ car_id: null, stock_number: null, car_dealership_id: 'd' });
    expect(page.dataLayer).toMatchObject([{ event: 'lead', event_id: 22 }]);
  });

  it('ERR-10 ERR-18 returns the reason of a refusal or failure and tracks nothing', async () => {
    answering({ error: 'This number is not Australian.' }, {}, null);
    const send = createSubmission('enquiry', SUBJECT);
    const outcomes = [await send(VALUES), await send(VALUES), await send(VALUES)];
    expect(outcomes).toEqual([
      { kind: 'failed', error: 'This number is not Australian.' },
      { kind: 'failed', error: 'An unexpected error occured.' },
      { kind: 'failed', error: FAILED },
    ]);
    expect(page.dataLayer).toEqual([]);
  });
});

describe('the idempotency key', () => {
  const keysOf = (sent: Sent[]) => sent.map(({ key }) => key);

  it('stays the same if the same values are sent again after a failure', async () => {
    const sent = answering(null, {}, { lead_id: 'L1' });
    const send = createSubmission('enquiry', SUBJECT);
    await send(VALUES);
    await send(VALUES);
    await send({ ...VALUES, name: 'Ana ' });
    expect(keysOf(sent)[0]).toMatch(/^\w+-\w+-\w+-\w+$/);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  it('changes when the values or the form change, and after a submission was accepted', async () => {
    const sent = answering(null, { lead_id: 'L1' });
    const send = createSubmission('enquiry', SUBJECT);
    await send(VALUES);
    await send({ ...VALUES, message: 'And the price?' });
    await send({ ...VALUES, message: 'And the price?' });
    await createSubmission('enquiry', SUBJECT)(VALUES);
    expect(new Set(keysOf(sent)).size).toBe(4);
  });

  it('is not needed for two clicks at once, which make one call', async () => {
    const sent = answering({ lead_id: 'L1' });
    const send = createSubmission('enquiry', SUBJECT);
    expect(await Promise.all([send(VALUES), send(VALUES)])).toEqual([
      { kind: 'accepted' },
      { kind: 'accepted' },
    ]);
    expect(sent).toHaveLength(1);
    expect(page.dataLayer).toHaveLength(1);
  });
});
