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
    carType: 'used',
    stock: '48213',
  },
};

interface Sent {
  key: string | null;
  userData: unknown;
}

/** The service answers each call with the next of these, then with the last again; null: not at all. */
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
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { href: 'https://dealer.example/cars/a' });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a form that is sent', () => {
  it('API-23 sends its fields with what it is about, and reports it without personal data', async () => {
    const sent = answering({ lead_id: 'L1' });
    expect(await createSubmission('enquiry', SUBJECT)(VALUES)).toEqual({ kind: 'taken' });
    expect(sent[0]?.userData).toEqual({
      ...VALUES,
      name: 'Ana',
      category: 'General Enquiry',
      subcategory: null,
      car_id: '9',
      car_dealership_id: 'd',
      stock_number: '48213',
      website_id: 'w',
      url: 'https://dealer.example/cars/a',
    });
    expect(page.dataLayer).toEqual([
      { event: 'lead', event_id: 15, form: 'enquiry', id: '9', make: 'Mazda', model: 'CX-5' },
    ]);
  });

  it('need not be about a vehicle', async () => {
    const sent = answering({ lead_id: 'L1' });
    await createSubmission('enquiry', { ...SUBJECT, vehicle: null })(VALUES);
    expect(sent[0]?.userData).toMatchObject({ car_id: null, stock_number: null, car_dealership_id: 'd' });
    expect(page.dataLayer).toMatchObject([{ event: 'lead', event_id: 22 }]);
  });

  it('ERR-10 ERR-18 says why it was refused, or that it failed, and reports nothing', async () => {
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

describe('the key by which the service knows a lead again', () => {
  const keysOf = (sent: Sent[]) => sent.map(({ key }) => key);

  it('stays while the same words are sent again after a failure', async () => {
    const sent = answering(null, {}, { lead_id: 'L1' });
    const send = createSubmission('enquiry', SUBJECT);
    await send(VALUES);
    await send(VALUES);
    await send({ ...VALUES, name: 'Ana ' });
    expect(keysOf(sent)[0]).toMatch(/^\w+-\w+-\w+-\w+$/);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  it('is another one for other words, for the same words once they were taken, and for another form', async () => {
    const sent = answering(null, { lead_id: 'L1' });
    const send = createSubmission('enquiry', SUBJECT);
    await send(VALUES);
    await send({ ...VALUES, message: 'And the price?' });
    await send({ ...VALUES, message: 'And the price?' });
    await createSubmission('enquiry', SUBJECT)(VALUES);
    expect(new Set(keysOf(sent)).size).toBe(4);
  });

  it('is not needed for two presses of the button at once: they are one call', async () => {
    const sent = answering({ lead_id: 'L1' });
    const send = createSubmission('enquiry', SUBJECT);
    expect(await Promise.all([send(VALUES), send(VALUES)])).toEqual([{ kind: 'taken' }, { kind: 'taken' }]);
    expect(sent).toHaveLength(1);
    expect(page.dataLayer).toHaveLength(1);
  });
});
