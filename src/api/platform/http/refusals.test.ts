import { describe, expect, it } from 'vitest';
import { aLead } from '../../../../tests/support/service/a-lead.ts';
import { temporaryDatabase } from '../../../../tests/support/service/temporary-database.ts';
import { testService } from '../../../../tests/support/service/test-service.ts';
import { OUTDATED } from '../../lead-forms/parse-lead.ts';
import { MAX_LEAD_BYTES } from '../../lead-forms/route.ts';
import { listLeads } from '../../leads/find-leads.ts';

const database = await temporaryDatabase();
const { post, service } = testService(database);

const tooLong = JSON.stringify(aLead({ message: 'x'.repeat(MAX_LEAD_BYTES) }));
const json = JSON.stringify(aLead());

describe('a request that is refused gets a reason as JSON, and stores nothing', () => {
  const FOREIGN = 'This request did not come from this website.';
  const CASES: [string, number, string, unknown, Record<string, string | null>][] = [
    ['from an unknown host', 404, 'There is no website at this address.', json, { host: 'other.example' }],
    ['from a page of another site', 403, FOREIGN, json, { origin: 'https://evil.example' }],
    ['from a page of another tenant', 403, FOREIGN, json, { origin: 'https://www.south.example' }],
    [
      'from a page whose host only ends like the dealer’s host',
      403,
      FOREIGN,
      json,
      { origin: 'https://a-www.north.example' },
    ],
    ['with the Origin header “null”', 403, FOREIGN, json, { origin: 'null' }],
    ['without an Origin header', 403, FOREIGN, json, { origin: null }],
    [
      'with the website_id of another tenant',
      403,
      'This form belongs to another website. Please copy your message, reload the page and send it again.',
      aLead({ website_id: 'site-south' }),
      {},
    ],
    ['with another content type', 415, 'Forms are sent as JSON.', json, { 'content-type': 'text/plain' }],
    ['that is too long', 413, 'This is too long to send. Please shorten your message.', tooLong, {}],
    [
      'that is too long and sent in chunks',
      413,
      'This is too long to send. Please shorten your message.',
      tooLong,
      { 'transfer-encoding': 'chunked' },
    ],
    ['without an idempotency key', 400, OUTDATED, json, { 'idempotency-key': null }],
    ['with an idempotency key that is not valid', 400, OUTDATED, json, { 'idempotency-key': 'a b' }],
    ['that is not JSON', 400, OUTDATED, '{"form":', {}],
    ['with a null character, which databases refuse', 400, OUTDATED, aLead({ message: 'a\0b' }), {}],
    ['with half of a surrogate pair', 400, OUTDATED, json.replace('still', '\\ud83d'), {}],
    ['that is null', 422, OUTDATED, 'null', {}],
    ['that is a list', 422, OUTDATED, [], {}],
    ['of an unknown form', 422, OUTDATED, { ...aLead(), form: 'constructor' }, {}],
    ['with isLastStep false for a form of one step', 422, OUTDATED, { ...aLead(), isLastStep: false }, {}],
    ['with a negative number of seconds', 422, OUTDATED, { ...aLead(), seconds_to_submit: -1 }, {}],
    ['with a number as referrer', 422, OUTDATED, { ...aLead(), referrer: 7 }, {}],
    ['without userData', 422, OUTDATED, { ...aLead(), userData: undefined }, {}],
    ['with a number as userData', 422, OUTDATED, { ...aLead(), userData: 7 }, {}],
    ['with a number as car_id', 422, OUTDATED, aLead({ car_id: 9 }), {}],
    ['with a list as userData', 422, OUTDATED, { ...aLead(), userData: [] }, {}],
    ['with a number as a name', 422, OUTDATED, aLead({ name: 7 }), {}],
    ['with spaces around the name', 422, OUTDATED, aLead({ name: ' Ana ' }), {}],
    ['with an object as source', 422, OUTDATED, aLead({ source: { a: 1 } }), {}],
    [
      'with a number as a visited page',
      422,
      OUTDATED,
      aLead({ lead_attributes: { visited_pages: [1], linked_query_params: {} } }),
      {},
    ],
    ['without the first name', 422, 'Please enter your first name.', aLead({ name: '' }), {}],
    [
      'with several mistakes in the form',
      422,
      'Please check your email. Please check your mobile number.',
      aLead({ email: 'ana@', phone: '12' }),
      {},
    ],
  ];

  it.each(CASES)('API-24 ERR-10 a lead %s gets status %i', async (_, status, error, body, headers) => {
    expect(await post(body, headers)).toMatchObject({ status, success: false, error });
    expect(await listLeads(database, 'north', 10)).toEqual([]);
    expect(await listLeads(database, 'south', 10)).toEqual([]);
  });

  it('an unknown path gets status 404, and a wrong method gets 405 with the allowed method in the Allow header', async () => {
    const ask = (path: string, method = 'GET') =>
      service.request(
        path,
        { method, headers: { host: 'north.localhost', origin: 'http://north.localhost' } },
        {},
      );
    expect((await ask('/api/nothing')).status).toBe(404);
    expect(await (await ask('/api/nothing')).json()).toMatchObject({ success: false });
    const wrong = await ask('/api/leads', 'PUT');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await ask('/api/leads')).status).toBe(405);
  });
});

it('answers are never cached, because they may be about one shopper', async () => {
  for (const path of ['/api/captcha', '/api/nothing', `/api/appointments/${'x'.repeat(43)}`]) {
    const { headers } = await service.request(path, { headers: { host: 'www.north.example' } }, {});
    expect([headers.get('cache-control'), headers.get('x-content-type-options')], path).toEqual([
      'no-store',
      'nosniff',
    ]);
  }
});

it('CORS lets only the tenant’s own pages read answers', async () => {
  const allowed = async (origin: string, method = 'GET') => {
    const headers = { host: 'www.north.example', origin, 'access-control-request-method': 'POST' };
    const answer = await service.request('/api/captcha', { method, headers }, {});
    return answer.headers.get('access-control-allow-origin');
  };
  for (const own of ['https://www.north.example', 'http://www.north.example'])
    expect(await allowed(own), own).toBe(own);
  for (const other of [
    'https://evil.example',
    'https://www.south.example',
    'https://a-www.north.example',
    'null',
  ])
    expect([await allowed(other), await allowed(other, 'OPTIONS')], other).toEqual([null, null]);
});

it('a lead sent to <tenant>.localhost is stored, without fields that its form does not have', async () => {
  const local = { host: 'north.localhost:4321', origin: 'http://north.localhost:4321' };
  expect((await post(aLead({ postcode: '4000', __proto__x: 'y' }), local)).status).toBe(201);
  const [lead] = await listLeads(database, 'north', 10);
  expect(JSON.stringify(lead)).not.toMatch(/4000|__proto__/);
});
