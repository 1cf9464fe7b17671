import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLead } from '../../tests/support/service/a-lead.ts';
import { testService } from '../../tests/support/service/test-service.ts';
import { northStock } from '../../tests/support/service/test-stock.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { usedCaptchas } from './captcha/schema.ts';
import type { Database } from './database/database.ts';
import { openPGlite } from './database/open-pglite.ts';
import { deliveries, leads } from './database/schema.ts';
import { events } from './events/schema.ts';
import { viewCounts } from './views/schema.ts';

const START = 180_000;
const NOW = new Date();
const OWN = { host: 'www.north.example', origin: 'https://www.north.example' };
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const TEN_MB = 10_000_000;

interface Attack {
  name: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

let database: Database;
let service: ReturnType<typeof testService>['service'];
const log: string[] = [];
beforeAll(async () => {
  database = await openPGlite(temporaryFolder('pglite'));
  ({ service } = testService(database, log, {
    stockOf: () => northStock(NOW, { captcha: true })('north'),
    now: () => NOW,
  }));
}, START);
afterAll(() => database.close());

/** Texts that are harmful where a program trusts them. */
const TEXTS: [string, string][] = [
  ['SQL', "x'; drop table leads; --"],
  ['a union of queries', "' union select idempotency_key from leads --"],
  ['a script', '<script>alert(1)</script>'],
  ['line breaks', 'a\r\nSet-Cookie: a=b\r\n\r\n<html>'],
  ['a path upwards', '../../../../etc/passwd'],
  ['an encoded path upwards', '..%2f..%2f..%2fetc%2fpasswd'],
  ['a path of Windows', '..\\..\\windows\\win.ini'],
  ['a null character', 'id-mine\0.pdf'],
  ['a template', '{{7*7}}<%= 7*7 %>'],
  ['a web address', 'http://169.254.169.254/latest/meta-data/'],
  ['a file address', 'file:///etc/passwd'],
  ['a property of objects', '__proto__'],
  ['a constructor', 'constructor'],
  ['half a character', '\ud800'],
  ['text from right to left', '\u202egnp.exe'],
  ['10,000 characters', 'x'.repeat(10_000)],
];

/** Routes that name a vehicle, with the place for its name. */
const VEHICLE_ROUTES: [string, (id: string) => string][] = [
  ['facts', (id) => `/api/cars/${id}/view.json?photos_count=0&website_id=site-north`],
  ['similar vehicles', (id) => `/api/cars/${id}/related.json`],
  ['a disclaimer', (id) => `/api/cars/${id}/finance-disclaimer`],
  ['a PDF', (id) => `/api/cars/${id}.pdf`],
  ['a price comparison', (id) => `/api/cars/${id}/autogauge`],
  ['a delivery price', (id) => `/api/delivery-price?postcode=4000&car_id=${id}`],
  ['free times', (id) => `/api/appointments?car_id=${id}`],
];

/** `encodeURIComponent` throws for half a character, which strangers send all the same. */
const encoded = (text: string): string => (text === '\ud800' ? '%ED%A0%80' : encodeURIComponent(text));

const readAttacks: Attack[] = VEHICLE_ROUTES.flatMap(([route, path]) => [
  ...TEXTS.map(([name, text]) => ({ name: `${route} of ${name}`, path: path(encoded(text)) })),
  { name: `${route} of a vehicle of another dealer`, path: path('id-southern') },
  { name: `${route} by PUT`, path: path('id-mine'), method: 'PUT' },
  {
    name: `${route} for another site’s page`,
    path: path('mine'),
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://evil.example' },
  },
  { name: `${route} at an unknown host`, path: path('mine'), headers: { host: 'evil.example' } },
  {
    name: `${route} at a host that nobody trusts`,
    path: path('mine'),
    headers: { host: 'evil.example', 'x-forwarded-host': 'www.north.example' },
  },
]);

const queryAttacks: Attack[] = [
  ...['x', '-1', '1.5', '1e99', 'NaN', '', '%00'].map((count) => ({
    name: `facts with the count "${count}"`,
    path: `/api/cars/mine/view.json?photos_count=${count === '' ? 'null' : count}&website_id=site-north`,
  })),
  {
    name: 'facts of another dealer’s website',
    path: '/api/cars/mine/view.json?photos_count=0&website_id=site-south',
  },
  { name: 'facts without a website', path: '/api/cars/mine/view.json?photos_count=0' },
  {
    name: 'facts with a long date',
    path: `/api/cars/mine/view.json?photos_count=0&website_id=site-north&updated_at=${'x'.repeat(50)}`,
  },
  { name: 'a position without an address', path: '/api/geocode' },
  { name: 'a position of a long address', path: `/api/geocode?address=${'4'.repeat(101)}` },
  { name: 'a delivery price without a vehicle', path: '/api/delivery-price?postcode=4000' },
  {
    name: 'a delivery price to a long postcode',
    path: `/api/delivery-price?car_id=id-mine&postcode=${'4'.repeat(21)}`,
  },
  { name: 'free times without a vehicle', path: '/api/appointments' },
  {
    name: 'free times at a long dealership',
    path: `/api/appointments?car_id=id-mine&dealership_id=${'x'.repeat(201)}`,
  },
  ...[
    '/api/nothing',
    '/api/../healthz/x',
    '/api/%2e%2e/control.json',
    '/api//leads/x',
    '/api/leads/..%2f1',
    '/api/cars/',
    '/api/cars/mine',
    '/api/.env',
    '/control.json',
    '/.git/config',
  ].map((path) => ({ name: `the path ${path}`, path })),
];

const record = { car_id: 'id-mine', dealership_id: 'd1', website_id: 'site-north' };
const WRONG: [string, unknown][] = [
  ['null', null],
  ['a list', []],
  ['a number', 7],
  ['a text', 'x'],
  ['an object in place of a text', { $ne: '' }],
  ['a list in place of a text', ['id-mine']],
  ['true', true],
];

const RECORDS: [string, Record<string, unknown>][] = [
  ['/api/viewings', { ...record, event_id: 4 }],
  ['/api/phone-reveals', record],
];

const post = (path: string, name: string, body: unknown, headers: Record<string, string> = {}): Attack => ({
  name: `${path} ${name}`,
  method: 'POST',
  path,
  headers: { ...JSON_TYPE, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Attacks that every route with a body must refuse. */
const bodyAttacks = (path: string, good: unknown): Attack[] => [
  ...WRONG.slice(0, 4).map(([name, body]) => post(path, `with ${name} as its body`, body)),
  post(path, 'that is no JSON', '{"car_id":'),
  post(path, 'with 10 MB', JSON.stringify({ x: 'x'.repeat(TEN_MB) })),
  post(path, 'nested 5,000 times', `${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  post(path, 'as text', good, { 'content-type': 'text/plain' }),
  post(path, 'as XML', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>', {
    'content-type': 'application/xml',
  }),
  post(path, 'from another site', good, { origin: 'https://evil.example' }),
  post(path, 'from another dealer', good, { origin: 'https://www.south.example' }),
  post(path, 'from a page without an address', good, { origin: 'null' }),
  post(path, 'from a site with our name in its own', good, {
    origin: 'https://www.north.example.evil.example',
  }),
  post(path, 'at an unknown host', good, { host: 'evil.example', origin: 'https://evil.example' }),
  post(path, 'at another dealer', good, { host: 'www.south.example', origin: 'https://www.south.example' }),
  post(path, 'at a forwarded host', good, { host: 'evil.example', 'x-forwarded-host': 'www.north.example' }),
  { name: `${path} by DELETE`, method: 'DELETE', path },
  { name: `${path} by PATCH`, method: 'PATCH', path, headers: JSON_TYPE, body: '{}' },
];

const recordAttacks: Attack[] = RECORDS.flatMap(([path, good]) => [
  ...bodyAttacks(path, good),
  ...TEXTS.map(([name, text]) => post(path, `of ${name}`, { ...good, car_id: text })),
  ...Object.keys(good).flatMap((field) =>
    WRONG.filter(([, value]) => !(field === 'dealership_id' && value === null)).flatMap(([name, value]) =>
      // An id of another website is refused like a wrong type.
      value === 'x' && field === 'dealership_id'
        ? []
        : [post(path, `with ${name} as ${field}`, { ...good, [field]: value })],
    ),
  ),
]);

const facts = aLead().userData;
const SPENT = Buffer.from(JSON.stringify({ challenge: {}, solution: {} })).toString('base64');
const leadAttacks: Attack[] = [
  ...bodyAttacks('/api/leads', aLead()),
  ...Object.keys(facts).map((field) =>
    post('/api/leads', `with an object as ${field}`, aLead({ [field]: { toString: 'x' } })),
  ),
  ...TEXTS.filter(([name]) => !/script|SQL|union/.test(name)).map(([name, text]) =>
    post('/api/leads', `with ${name} as its form`, { ...aLead(), form: text }),
  ),
  post('/api/leads', 'with no captcha', aLead()),
  post('/api/leads', 'with a captcha of nothing', { ...aLead(), captcha: SPENT }),
  post('/api/leads', 'with a list as captcha', { ...aLead(), captcha: [SPENT] }),
  post('/api/leads', 'with a key of SQL', aLead(), { 'idempotency-key': "x'; drop table leads" }),
  post('/api/leads', 'for another dealer', aLead({ website_id: 'site-south' })),
  post('/api/leads', 'with a prototype', `{"__proto__":{"form":"enquiry"},"userData":{}}`),
  ...WRONG.map(([name, value]) => ({
    name: `a posted form with ${name} as its page`,
    method: 'POST',
    path: '/api/leads',
    headers: FORM_TYPE,
    body: new URLSearchParams({ page_form: JSON.stringify(value) }).toString(),
  })),
  {
    name: 'a posted form without anything',
    method: 'POST',
    path: '/api/leads',
    headers: FORM_TYPE,
    body: '',
  },
  {
    name: 'a posted form with 10 MB',
    method: 'POST',
    path: '/api/leads',
    headers: FORM_TYPE,
    body: `x=${'x'.repeat(TEN_MB)}`,
  },
  {
    name: 'a posted form from another site',
    method: 'POST',
    path: '/api/leads',
    headers: { ...FORM_TYPE, origin: 'https://evil.example' },
    body: 'name=Ana',
  },
  {
    name: 'an upload in place of a form',
    method: 'POST',
    path: '/api/leads',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x--',
  },
];

const ATTACKS = [...readAttacks, ...queryAttacks, ...recordAttacks, ...leadAttacks];

/** Rows of everything that the service stores for shoppers. */
async function storedRows(): Promise<unknown> {
  const tables = [leads, deliveries, events, viewCounts, usedCaptchas];
  return Promise.all(tables.map((table) => database.queries.$count(table)));
}

const LEAKS =
  /\bat .+\.ts:\d|node_modules|\/work\/|\/src\/|select |insert into|PGlite|drizzle|ZodError|ValidationError|TypeError|root:x:|idempotency_key/i;

describe('bad requests', () => {
  it(`API-24 ${ATTACKS.length} different ones get a clear refusal, store nothing and learn nothing`, {
    timeout: 300_000,
  }, async () => {
    expect(ATTACKS.length).toBeGreaterThan(200);
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
    const before = await storedRows();
    const wrong: string[] = [];
    for (const [index, { name, method = 'GET', path, headers, body }] of ATTACKS.entries()) {
      const answer = await service.request(
        path,
        {
          method,
          headers: { ...OWN, 'idempotency-key': `attack-${index}-key`, ...headers },
          ...(body !== undefined && { body }),
        },
        { incoming: { socket: { remoteAddress: `10.0.${index >> 8}.${index & 255}` } } },
      );
      const text = await answer.text();
      const isClear = /"error":"[A-Z][^"]+\."/.test(text) || /role="alert"/.test(text);
      const isSafe =
        answer.headers.get('access-control-allow-origin') !== 'https://evil.example' &&
        answer.headers.get('location') === null &&
        answer.headers.get('set-cookie') === null &&
        !LEAKS.test(text) &&
        !text.includes('<script>alert');
      if (answer.status < 400 || answer.status >= 500 || !isClear || !isSafe)
        wrong.push(`${name}: ${answer.status} ${text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    expect(await storedRows()).toEqual(before);
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
