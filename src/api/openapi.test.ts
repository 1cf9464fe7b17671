import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { aLead } from '../../tests/support/service/a-lead.ts';
import { operationsOf } from '../../tests/support/service/check-against-openapi.ts';
import { PAGE, TYPED } from '../../tests/support/service/page-form.ts';
import { temporaryDatabase } from '../../tests/support/service/temporary-database.ts';
import { NOW, testService, UNLIMITED } from '../../tests/support/service/test-service.ts';
import { northStock } from '../../tests/support/service/test-stock.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../features/leads/fields/photos/photo-limits.ts';
import { USED_VEHICLE_VIEWED } from '../features/vehicle/live/viewing-event.ts';
import { saveDraft } from './drafts/drafts.ts';
import { photoFiles } from './drafts/photo-files.ts';
import { addPhoto } from './drafts/photos.ts';
import { MAX_LEAD_BYTES } from './lead-forms/route.ts';
import { listLeads } from './leads/find-leads.ts';
import type { Database } from './platform/database/database.ts';
import { signature } from './platform/outgoing/sign.ts';
import { MAX_CHANGES_BYTES } from './stock-updates/route.ts';
import { stockUpdates as stockUpdateRows } from './stock-updates/schema.ts';
import { MAX_FEED_BYTES } from './stock-updates/store-update.ts';
import { secretsIn } from './tenants/tenant-secrets.ts';

const START_TIMEOUT_MS = 180_000;
const database = await temporaryDatabase();

/** A request as a page of the dealer north sends it. Its `headers` replace the default ones. */
interface Sent {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Ids that are made when the test runs; `<draft>` in a path or a body stands for the id of that name. */
const ids = new Map<string, string>();
const withIds = (text: string): string => text.replace(/<(\w+)>/g, (_, name: string) => ids.get(name) ?? '');
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const JPEG = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer();

const KEY = { 'idempotency-key': 'an-openapi-key' };
const SOUTH = { host: 'www.south.example', origin: 'https://www.south.example' };
const VIEW = '/api/cars/mine/view.json?photos_count=1&website_id=site-north';
const viewing = {
  event_id: USED_VEHICLE_VIEWED,
  car_id: 'id-mine',
  dealership_id: null,
  website_id: 'site-north',
};
const notFound = { website_id: 'site-north', path: '/old-page', referrer: null };
const lead = (sent: Partial<Sent>): Sent => ({ path: '/api/leads', body: aLead(), headers: KEY, ...sent });
const event = (path: string): Record<number, Sent> => ({
  204: { path, body: viewing },
  400: { path, body: {} },
  403: { path, body: { ...viewing, website_id: 'site-south' } },
  404: { path, body: { ...viewing, car_id: 'nothing' } },
  413: { path, body: { ...viewing, dealership_id: 'x'.repeat(20_000) } },
});
const followUp = {
  lead_id: '<lead>',
  event_id: 22,
  category: 'General Enquiry',
  car_type: null,
  website_id: 'site-north',
};
const saved = {
  website_id: 'site-north',
  lead_id: '<lead>',
  column_name: 'valuation',
  valuation: { kind: 'none', reason: 'few' },
};
/** Calls about a lead that is stored. */
const aboutLead = (path: string, status: number, body: object): Record<number, Sent> => ({
  [status]: { path, body },
  400: { path, body: {} },
  403: { path, body: { ...body, website_id: 'site-south' } },
  404: { path, body: { ...body, lead_id: UNKNOWN } },
  413: { path, body: { ...body, category: 'x'.repeat(20_000) } },
});
const photos = (id: string, body?: unknown): Sent => ({
  path: `/api/leads/${id}/photos`,
  body: body ?? new Uint8Array(JPEG),
  headers: { 'content-type': 'image/jpeg' },
});
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const posted = new URLSearchParams({ page_form: JSON.stringify(PAGE), ...TYPED }).toString();
/** The posted form with text in its last field, the honeypot, which people do not see. */
const trapped = `${posted}x`;

const STOCK_SECRET = 'a-stock-secret';
const SECONDS = NOW.getTime() / 1_000;

/** New stock, signed `age` seconds ago. The service refuses a signature that it has received before. */
function stock(kind: 'feed' | 'changes', body: string, age = 0, secret = STOCK_SECRET): Sent {
  const headers = { 'forecourt-signature': signature(secret, SECONDS - age, body) };
  return { path: `/api/stock/${kind}`, body, headers };
}
const stockRequests = (kind: 'feed' | 'changes', max: number): Record<number, Sent> => ({
  202: stock(kind, '{"removed":["1"]}', kind.length),
  400: stock(kind, ''),
  401: stock(kind, '{}', 0, 'another'),
  404: { ...stock(kind, '{}'), headers: { ...SOUTH, ...stock(kind, '{}').headers } },
  409: stock(kind, '{"removed":["1"]}', kind.length),
  413: stock(kind, 'x'.repeat(max + 1)),
});

const UPDATE = '00000000-0000-4000-8000-000000000001';
const updateStatus = (id: string, secret = STOCK_SECRET): Sent => ({
  path: `/api/stock/updates/${id}`,
  headers: { 'forecourt-signature': signature(secret, SECONDS, id) },
});

/** One request for each status of each operation. Statuses that every operation can have are not listed. */
const REQUESTS: Record<string, Record<number, Sent>> = {
  'POST /api/leads': {
    201: lead({ headers: { 'idempotency-key': 'a-second-key' } }),
    200: lead({}),
    303: lead({ body: posted, headers: FORM }),
    400: lead({ headers: {} }),
    403: lead({ body: aLead({ website_id: 'site-south' }) }),
    409: lead({ body: aLead({ message: 'Another.' }) }),
    413: lead({ body: aLead({ message: 'x'.repeat(MAX_LEAD_BYTES) }) }),
    415: lead({ headers: { 'content-type': 'text/plain' } }),
    422: lead({ body: trapped, headers: FORM }),
  },
  'POST /api/leads/follow-up': aboutLead('/api/leads/follow-up', 204, followUp),
  'POST /api/miscellaneous': aboutLead('/api/miscellaneous', 200, saved),
  'POST /api/leads/{id}/photos': {
    201: photos('<draft>'),
    404: photos(UNKNOWN),
    409: photos('<full>'),
    413: photos('<draft>', new Uint8Array(MAX_PHOTO_BYTES + 1)),
    422: photos('<draft>', 'no picture'),
  },
  'DELETE /api/leads/{id}/photos/{photo}': {
    204: { path: '/api/leads/<full>/photos/<photo>' },
    404: { path: `/api/leads/<full>/photos/${UNKNOWN}` },
  },
  'POST /api/stock/feed': stockRequests('feed', MAX_FEED_BYTES),
  'POST /api/stock/changes': stockRequests('changes', MAX_CHANGES_BYTES),
  'GET /api/stock/updates/{id}': {
    200: updateStatus(UPDATE),
    401: updateStatus(UPDATE, 'another'),
    404: updateStatus(UNKNOWN),
  },
  'POST /api/viewings': event('/api/viewings'),
  'POST /api/phone-reveals': event('/api/phone-reveals'),
  'POST /api/not-found': {
    204: { path: '/api/not-found', body: notFound },
    400: { path: '/api/not-found', body: {} },
    403: { path: '/api/not-found', body: { ...notFound, website_id: 'site-south' } },
    413: { path: '/api/not-found', body: { ...notFound, path: `/${'x'.repeat(20_000)}` } },
  },
  'GET /api/cars/{slug}/view.json': {
    200: { path: VIEW },
    400: { path: '/api/cars/mine/view.json' },
    403: { path: VIEW.replace('north', 'south') },
    404: { path: VIEW.replace('mine', 'nothing') },
  },
  'GET /api/cars/{slug}/related.json': {
    200: { path: '/api/cars/mine/related.json' },
    404: { path: '/api/cars/nothing/related.json' },
  },
  'GET /api/cars/{id}/finance-disclaimer': {
    200: { path: '/api/cars/id-mine/finance-disclaimer' },
    404: { path: '/api/cars/nothing/finance-disclaimer' },
  },
  'GET /api/cars/{file}': {
    200: { path: '/api/cars/mine.pdf' },
    404: { path: '/api/cars/nothing.pdf' },
  },
  'GET /api/delivery-price': {
    200: { path: '/api/delivery-price?postcode=2292&car_id=id-mine' },
    400: { path: '/api/delivery-price' },
    404: { path: '/api/delivery-price?postcode=6000&car_id=id-mine' },
  },
  'GET /api/geocode': {
    200: { path: '/api/geocode?address=4000' },
    400: { path: '/api/geocode' },
  },
  'GET /api/appointments': {
    200: { path: '/api/appointments?car_id=id-mine' },
    400: { path: '/api/appointments' },
    404: { path: '/api/appointments?car_id=nothing' },
  },
  'GET /api/captcha': { 200: { path: '/api/captcha' } },
  'GET /api/{path}/autogauge': {
    200: { path: '/api/cars/mine/autogauge' },
    404: { path: '/api/cars/nothing/autogauge' },
  },
};

it('the OpenAPI description lists every route, and each described status is returned as described', {
  timeout: START_TIMEOUT_MS,
}, async () => {
  const zones = [{ name: 'Near', price: 90, states: ['NSW'] }];
  const north = { config: { delivery: { zones } } };
  const stockOf = northStock(NOW, north);
  const folder = temporaryFolder('north');
  const stockUpdates = {
    secretsOf: secretsIn({ FORECOURT_NORTH_STOCK_SECRET: STOCK_SECRET }),
    foldersOf: async () => ({ folder, data: join(folder, 'data', 'north') }),
    jobs: { send: async () => {} },
  };
  const { service, openApi } = testService(database, [], {
    stockOf,
    stockUpdates,
    photoFiles: photoFiles(folder),
  });
  const send = async (to: typeof service, operation: string, { path, body, headers }: Sent) => {
    const sent =
      body === undefined || body instanceof Uint8Array
        ? body
        : withIds(typeof body === 'string' ? body : JSON.stringify(body));
    const answer = await to.request(
      withIds(path),
      {
        method: operation.split(' ')[0] ?? '',
        headers: {
          host: 'www.north.example',
          origin: 'https://www.north.example',
          'content-type': 'application/json',
          ...headers,
        },
        ...(sent !== undefined && { body: sent as BodyInit }),
      },
      {},
    );
    return answer.status;
  };
  expect(operationsOf(service).sort()).toEqual(Object.keys(REQUESTS).sort());

  // The status 200 is for a lead that is already stored, so the lead is sent once before.
  expect(await send(service, 'POST /api/leads', lead({}))).toBe(201);
  const [stored] = await listLeads(database, 'north', 1);
  ids.set('lead', stored?.id ?? '');
  await database.queries
    .insert(stockUpdateRows)
    .values({ id: UPDATE, tenant: 'north', kind: 'feed', signature: UPDATE, receivedAt: NOW });
  const draft = { tenant: 'north', form: 'trade-in', values: {}, changedAt: NOW };
  for (const name of ['draft', 'full']) ids.set(name, await saveDraft(database, null, draft));
  for (let count = 0; count < MAX_PHOTOS; count += 1) {
    const one = { tenant: 'north', leadId: ids.get('full') ?? '', now: NOW };
    const added = await addPhoto({ database, photoFiles: photoFiles(folder) }, one, JPEG);
    ids.set('photo', added.kind === 'added' ? added.id : '');
  }
  const broken = testService({} as Database, [], {
    limits: UNLIMITED,
    stockOf: () => Promise.reject(new Error('a fault')),
    stockUpdates,
  });
  const limits = { ...UNLIMITED, consume: async () => ({ ok: false as const, retryAfterSeconds: 5 }) };
  const busy = testService(database, [], { stockOf, stockUpdates, limits });
  const full = () => {
    throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
  };
  const unwritable = { queries: new Proxy({}, { get: () => full }) } as unknown as Database;
  const failing = testService(unwritable, [], {
    limits: { ...UNLIMITED, consume: async () => full() },
    stockOf: async () => full(),
    stockUpdates,
  });
  const unread = testService(database, [], { stockOf: async () => null });
  const described = await openApi.described();
  // Leads are stored even if the dealer's vehicles cannot be read.
  const again = lead({ headers: { 'idempotency-key': 'without-vehicles' } });
  expect(await send(unread.service, 'POST /api/leads', again)).toBe(201);
  const returned = new Set<string>();
  for (const [operation, byStatus] of Object.entries(REQUESTS)) {
    for (const [status, sent] of Object.entries(byStatus))
      expect([operation, await send(service, operation, sent)]).toEqual([operation, Number(status)]);
    const [sent] = Object.values(byStatus) as [Sent];
    const unknown = { ...sent, headers: { ...sent.headers, ...SOUTH, host: 'other.example' } };
    expect(await send(service, operation, unknown)).toBe(404);
    expect(await send(broken.service, operation, sent)).toBe(500);
    const foreign = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
    if (described.includes(`${operation} 403`))
      expect(await send(service, operation, { ...sent, headers: { ...sent.headers, ...foreign } })).toBe(403);
    if (described.includes(`${operation} 429`)) expect(await send(busy.service, operation, sent)).toBe(429);
    expect([operation, await send(failing.service, operation, sent)]).toEqual([operation, 503]);
  }
  for (const each of [openApi, broken.openApi, busy.openApi, failing.openApi, unread.openApi])
    for (const name of each.seen) returned.add(name);
  expect([...returned].sort()).toEqual(described.sort());
});

it('the OpenAPI schema of a lead accepts an enquiry, and refuses an unknown form or missing data', async () => {
  const { openApi } = testService(database);
  expect(await openApi.isRequest('POST', '/api/leads', aLead())).toBe(true);
  expect(await openApi.isRequest('POST', '/api/leads', { ...aLead(), form: 'nothing' })).toBe(false);
  expect(await openApi.isRequest('POST', '/api/leads', { ...aLead(), userData: {} })).toBe(false);
});

it('/api/openapi.json is an OpenAPI 3.1 description that includes query parameters', async () => {
  const { status, json } = await testService(database).get('/api/openapi.json');
  expect([status, json]).toEqual([
    200,
    expect.objectContaining({
      openapi: expect.stringMatching(/^3\.1/),
      paths: expect.objectContaining({
        '/api/geocode': {
          get: expect.objectContaining({
            parameters: [expect.objectContaining({ in: 'query', name: 'address', required: true })],
          }),
        },
      }),
    }),
  ]);
});
