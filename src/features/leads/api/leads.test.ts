import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-client/api-error.ts';
import type { LeadData, SentLead } from './lead-contract.ts';
import { submitLead } from './leads.ts';

const LEAD: LeadData = {
  category: 'General Enquiry',
  subcategory: null,
  name: 'Ana',
  last_name: '',
  email: 'ana@example.com',
  phone: '0400 000 000',
  message: 'Is it still there?',
  dateTime: null,
  terms_conditions: false,
  car_id: '9',
  car_dealership_id: 'd',
  stock_number: '48213',
  manufacturer_slug: 'mazda',
  vehicle_make: 'Mazda',
  vehicle_model: 'CX-5',
  vehicle_status: 'in_stock',
  opt_in: false,
  offer_accepted: false,
  offer_id: null,
  offer_name: null,
  form_completed: true,
  lead_id: null,
  lead_attributes: { visited_pages: ['/cars/a'], linked_query_params: {} },
  source: 'website',
  user_agent: 'Test',
  website_id: 'w',
  url: 'https://dealer.example/cars/a',
  page_id: '/cars/a',
};

const SENT: SentLead = {
  form: 'enquiry',
  car_type: 'used',
  notice_version: null,
  captcha: null,
  userData: LEAD,
};

/** Makes the service give this answer. Returns the requests. */
function answering(body: unknown, status = 200): RequestInit[] {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(init);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

describe('a lead', () => {
  it('API-23 API-24 is sent with all its fields and marked as the last step, and is accepted if the service returns an id', async () => {
    const sent = answering({ lead_id: 71 });
    expect(await submitLead(SENT)).toEqual({ kind: 'accepted', leadId: '71' });
    expect(sent[0]?.method).toBe('POST');
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      form: 'enquiry',
      car_type: 'used',
      notice_version: null,
      captcha: null,
      userData: LEAD,
      isLastStep: true,
    });
  });

  it.each([
    [{ error: 'This phone number is not Australian.' }, 'This phone number is not Australian.'],
    [{}, 'An unexpected error occured.'],
    [{ lead_id: '', error: '' }, 'An unexpected error occured.'],
  ])('ERR-10 is refused, with a reason, if the answer has no lead_id: %o', async (answer, error) => {
    answering(answer);
    expect(await submitLead(SENT)).toEqual({ kind: 'refused', error, fields: {} });
  });

  it('ERR-10 is refused, with the service’s reason, if the answer has a status such as 422', async () => {
    answering({ success: false, error: 'Please check your email.' }, 422);
    expect(await submitLead(SENT)).toEqual({
      kind: 'refused',
      error: 'Please check your email.',
      fields: {},
    });
  });

  it('causes an ApiError if the host has no service and answers with a web page', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status: 404 }));
    await expect(submitLead(SENT)).rejects.toBeInstanceOf(ApiError);
  });

  it('causes an ApiError if the service answers with status 503', async () => {
    answering({}, 503);
    await expect(submitLead(SENT)).rejects.toBeInstanceOf(ApiError);
  });
});
