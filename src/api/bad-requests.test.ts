import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aLead } from '../../tests/support/service/a-lead.ts';
import {
  type Attack,
  bodyAttacks,
  encodePathPart,
  FORM_TYPE,
  HARMFUL_TEXTS,
  post,
  TEN_MB,
  WRONG_TYPES,
} from '../../tests/support/service/attacks.ts';
import { temporaryDatabase } from '../../tests/support/service/temporary-database.ts';
import { testService } from '../../tests/support/service/test-service.ts';
import { northStock } from '../../tests/support/service/test-stock.ts';
import { STOCK_SECRET, writeAttacks } from '../../tests/support/service/write-attacks.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { makeDataFolder } from '../stock/data-folder/data-owner.ts';
import { appointmentChanges, appointmentTokens } from './appointments/schema.ts';
import { usedCaptchas } from './captcha/schema.ts';
import { saveDraft } from './drafts/drafts.ts';
import { photoFiles } from './drafts/photo-files.ts';
import { addPhoto } from './drafts/photos.ts';
import { leadDrafts, leadPhotos } from './drafts/schema.ts';
import { events } from './events/schema.ts';
import { findLead } from './leads/find-leads.ts';
import { leads } from './leads/schema.ts';
import { deliveries } from './outbox/schema.ts';
import { stockFeeds, stockUpdates } from './stock-updates/schema.ts';
import { secretsIn } from './tenants/tenant-secrets.ts';
import { viewCounts } from './vehicles/schema.ts';

const START_TIMEOUT_MS = 180_000;
const NOW = new Date();
const OWN = { host: 'www.north.example', origin: 'https://www.north.example' };

const database = await temporaryDatabase();
let service: ReturnType<typeof testService>['service'];
const folder = temporaryFolder('north');
const folders = { folder, data: join(folder, 'data', 'north') };
makeDataFolder(folders);
const log: string[] = [];
/** Ids, a token and a time that attacks use. `<lead>` in a path or a body stands for the value with the key "lead". */
const targets = new Map<string, string>();
const withTargets = (text: string): string =>
  text.replace(/<(lead|draft|photo|token|time)>/g, (_, name: string) => targets.get(name) ?? '');

/** Stores a lead with a booking, and a draft (a form that is not sent yet) with a photo. */
async function storeTargets({ post: send, get }: ReturnType<typeof testService>): Promise<void> {
  const { json } = await get('/api/appointments?car_id=id-mine');
  const [day] = (json as { days: { date: string; times: string[] }[] }).days;
  const dateTime = `${day?.date}T${day?.times[0]}`;
  const booked = { ...aLead({ dateTime, message: '', car_id: 'id-mine' }), form: 'test-drive' };
  const answer = (await send(booked)) as { lead_id?: string; appointment?: string };
  const draft = await saveDraft(database, null, {
    tenant: 'north',
    form: 'trade-in',
    values: {},
    changedAt: NOW,
  });
  const photo = await addPhoto(
    { database, photoFiles: photoFiles(folder) },
    { tenant: 'north', leadId: draft, now: NOW },
    Buffer.from('a photo'),
  );
  const found = {
    lead: answer.lead_id,
    token: answer.appointment?.split('/').at(-1),
    time: `${day?.date}T${day?.times[1]}`,
    draft,
    photo: photo.kind === 'added' ? photo.id : undefined,
  };
  for (const [name, value] of Object.entries(found)) {
    if (!value) throw new Error(`There is no ${name} to attack.`);
    targets.set(name, value);
  }
}

beforeAll(async () => {
  const shared = { photoFiles: photoFiles(folder), now: () => NOW };
  ({ service } = testService(database, log, {
    ...shared,
    stockOf: () => northStock(NOW, { captcha: true })('north'),
    stockUpdates: {
      secretsOf: secretsIn({ FORECOURT_NORTH_STOCK_SECRET: STOCK_SECRET }),
      foldersOf: async () => folders,
      jobs: { send: async () => {} },
    },
  }));
  await storeTargets(testService(database, [], { ...shared, stockOf: northStock(NOW) }));
}, START_TIMEOUT_MS);

/** Routes about a vehicle: what they return, and a function that puts an id or slug into the path. */
const VEHICLE_ROUTES: [string, (id: string) => string][] = [
  ['facts', (id) => `/api/cars/${id}/view.json?photos_count=0&website_id=site-north`],
  ['similar vehicles', (id) => `/api/cars/${id}/related.json`],
  ['a disclaimer', (id) => `/api/cars/${id}/finance-disclaimer`],
  ['a PDF', (id) => `/api/cars/${id}.pdf`],
  ['a price comparison', (id) => `/api/cars/${id}/autogauge`],
  ['a delivery price', (id) => `/api/delivery-price?postcode=4000&car_id=${id}`],
  ['free times', (id) => `/api/appointments?car_id=${id}`],
];

const readAttacks: Attack[] = VEHICLE_ROUTES.flatMap(([route, path]) => [
  ...HARMFUL_TEXTS.map(([name, text]) => ({ name: `${route} of ${name}`, path: path(encodePathPart(text)) })),
  { name: `${route} of a vehicle of another dealer`, path: path('id-southern') },
  { name: `${route} by PUT`, path: path('id-mine'), method: 'PUT' },
  {
    name: `${route} for another site’s page`,
    path: path('mine'),
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://evil.example' },
  },
  { name: `${route} at an unknown host`, path: path('mine'), headers: { host: 'evil.example' } },
  {
    name: `${route} with X-Forwarded-Host from an untrusted address`,
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
const RECORDS: [string, Record<string, unknown>][] = [
  ['/api/viewings', { ...record, event_id: 4 }],
  ['/api/phone-reveals', record],
];

const recordAttacks: Attack[] = RECORDS.flatMap(([path, good]) => [
  ...bodyAttacks(path, good),
  ...HARMFUL_TEXTS.map(([name, text]) => post(path, `of ${name}`, { ...good, car_id: text })),
  ...Object.keys(good).flatMap((field) =>
    WRONG_TYPES.filter(([, value]) => !(field === 'dealership_id' && value === null)).flatMap(
      ([name, value]) =>
        // Any text is accepted as the id of a dealership.
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
  ...HARMFUL_TEXTS.filter(([name]) => !/script|SQL|union/.test(name)).map(([name, text]) =>
    post('/api/leads', `with ${name} as its form`, { ...aLead(), form: text }),
  ),
  post('/api/leads', 'with no captcha', aLead()),
  post('/api/leads', 'with an empty captcha solution', { ...aLead(), captcha: SPENT }),
  post('/api/leads', 'with a list as captcha', { ...aLead(), captcha: [SPENT] }),
  post('/api/leads', 'with SQL as its idempotency key', aLead(), {
    'idempotency-key': "x'; drop table leads",
  }),
  post('/api/leads', 'for another dealer', aLead({ website_id: 'site-south' })),
  post('/api/leads', 'with __proto__ as a key', `{"__proto__":{"form":"enquiry"},"userData":{}}`),
  ...WRONG_TYPES.map(([name, value]) => ({
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

const ATTACKS = [...readAttacks, ...queryAttacks, ...recordAttacks, ...leadAttacks, ...writeAttacks(NOW)];

/** Row counts of all tables that requests can change, the stored files, and the lead that attacks aim at. */
async function stored(): Promise<unknown> {
  const tables = [
    leads,
    leadDrafts,
    leadPhotos,
    deliveries,
    appointmentChanges,
    appointmentTokens,
    events,
    viewCounts,
    usedCaptchas,
    stockUpdates,
    stockFeeds,
  ];
  const rows = await Promise.all(tables.map((table) => database.queries.$count(table)));
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return { rows, files, lead: await findLead(database, 'north', targets.get('lead') ?? '') };
}

const LEAKS =
  /\bat .+\.ts:\d|node_modules|\/work\/|\/src\/|(?<!<)select |insert into|PGlite|drizzle|ZodError|ValidationError|TypeError|root:x:|idempotency_key/i;

describe('bad requests', () => {
  it(`API-24 ${ATTACKS.length} different bad requests are refused with a clear message, store nothing and reveal nothing`, {
    timeout: 300_000,
  }, async () => {
    expect(ATTACKS.length).toBeGreaterThan(200);
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
    const before = await stored();
    const wrong: string[] = [];
    for (const [index, { name, method = 'GET', path, headers, body }] of ATTACKS.entries()) {
      const answer = await service.request(
        withTargets(path),
        {
          method,
          headers: { ...OWN, 'idempotency-key': `attack-${index}-key`, ...headers },
          ...(body !== undefined && {
            body: typeof body === 'string' ? withTargets(body) : (body as BodyInit),
          }),
        },
        { incoming: { socket: { remoteAddress: `10.0.${index >> 8}.${index & 255}` } } },
      );
      const text = await answer.text();
      const isClear =
        /"error":"[A-Z](?:[^"\\]|\\")+\."/.test(text) ||
        /role="alert"|<p>This link is not valid\./.test(text);
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
    expect(await stored()).toEqual(before);
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
