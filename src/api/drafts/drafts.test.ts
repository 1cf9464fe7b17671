import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { aLead } from '../../../tests/support/service/a-lead.ts';
import { bothDatabases } from '../../../tests/support/service/both-databases.ts';
import { NOW, testService } from '../../../tests/support/service/test-service.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { PHOTOS_BUSY } from '../../features/leads/fields/photos/photo-limits.ts';
import { attachPhotos } from '../lead-mails/attach-photos.ts';
import { leadMail } from '../lead-mails/lead-mails.ts';
import { findLead, listLeads } from '../leads/find-leads.ts';
import type { Database } from '../platform/database/database.ts';
import { cleanPhoto } from './clean-photo.ts';
import { PHOTOS_DELETED } from './drafts.ts';
import { photoFiles } from './photo-files.ts';
import { removeOldDrafts } from './remove-old-drafts.ts';
import { leadDrafts, leadPhotos } from './schema.ts';

const START_TIMEOUT_MS = 180_000;
const HOUR = 3_600_000;

const photo = (width = 40) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#804020' } })
    .withExif({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer();

/** A step of the form, or with `isLastStep` the whole form. */
const step = (userData: Record<string, unknown>, isLastStep = false) => {
  const { message: _, ...lead } = aLead().userData;
  const { name, last_name, email, phone, ...facts } = lead;
  const shopper = isLastStep ? { name, last_name, email, phone, opt_in: true, terms_conditions: false } : {};
  const own = { ...facts, ...shopper, message: '', form_completed: isLastStep, ...userData };
  return { ...aLead(), form: 'trade-in', isLastStep, userData: own };
};
const VEHICLE = {
  rego: '123ABC',
  regoState: 'qld',
  trade_make: 'Mazda',
  trade_model: 'CX-5',
  trade_year: '2023',
  trade_odometer: '42,000',
  trade_variant: '',
  trade_notes: '',
  dealership_slug: 'north-yard',
};

describe.each(bothDatabases())('forms of several steps, on %s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, START_TIMEOUT_MS);
  afterAll(() => database.close());
  const files = photoFiles(temporaryFolder('photos'));
  const lines: string[] = [];
  let cachedService: ReturnType<typeof testService> | undefined;
  const north = () => {
    cachedService ??= testService(database, lines, { photoFiles: files });
    return cachedService;
  };

  async function send(
    path: string,
    method: string,
    body?: Buffer,
    host = 'www.north.example',
    remoteAddress = '192.0.2.1',
  ) {
    const answer = await north().service.request(
      path,
      { method, headers: { host, origin: `https://${host}` }, ...(body && { body: new Uint8Array(body) }) },
      { incoming: { socket: { remoteAddress } } },
    );
    const text = await answer.text();
    const json: { photo_id?: string; success?: boolean; error?: string } =
      text === '' ? {} : JSON.parse(text);
    return { status: answer.status, ...json };
  }
  const addPhoto = (id: string, body: Buffer, host?: string, address?: string) =>
    send(`/api/leads/${id}/photos`, 'POST', body, host, address);

  it('API-23 API-25 API-26 all steps become one lead, with the id of the first step and a valuation', async () => {
    const { post } = north();
    const first = await post(step({ rego: '123ABC', regoState: 'qld' }));
    expect(first).toMatchObject({ status: 200, success: true });
    const id = first.lead_id ?? '';
    expect(await post(step({ ...VEHICLE, lead_id: id }))).toMatchObject({ lead_id: id });
    expect(await listLeads(database, 'north', 10)).toEqual([]);
    const adjustmentAnswers = [{ id: 'accident', answer: 'No' }];
    const odometer = { trade_odometer: '42,000 km' };
    const last = await post(step({ ...VEHICLE, ...odometer, lead_id: id, adjustmentAnswers }, true));
    expect(last).toMatchObject({ status: 201, lead_id: id, valuation: { kind: 'none', reason: 'few' } });
    const lead = await findLead(database, 'north', id);
    expect(lead?.values).toMatchObject({ rego: '123ABC', trade_make: 'Mazda', adjustment_accident: 'No' });
    expect(lead?.values.trade_odometer).toBe('42,000');
    expect(lead?.facts.valuation).toContain('We cannot estimate this online');
    expect(await database.queries.select().from(leadDrafts)).toEqual([]);
  });

  it('CON-07 API-28 a model year more than one year ahead is refused, and an odometer reading may have a unit', async () => {
    const { post } = north();
    const late = { ...VEHICLE, trade_year: String(new Date().getFullYear() + 2) };
    expect(await post(step(late, true))).toMatchObject({
      status: 422,
      fields: { trade_year: `Please enter a year from 1900 to ${new Date().getFullYear() + 1}.` },
    });
    const driven = { ...VEHICLE, rego: 'KM1', trade_odometer: '145 000 km' };
    expect(await post(step(driven, true))).toMatchObject({ valuation: { kind: 'none', reason: 'driven' } });
  });

  it('a step is refused if its form has a single step or its values are wrong', async () => {
    const { post } = north();
    expect(await post({ ...aLead(), isLastStep: false })).toMatchObject({ status: 422 });
    const answer = await post(step({ rego: '123ABC', regoState: 'nz' }));
    expect(answer).toMatchObject({ status: 422, error: 'Please choose from the list.' });
    const answers = { ...VEHICLE, adjustmentAnswers: [{ id: 'x', answer: 5 }] };
    expect(await post(step(answers, true))).toMatchObject({ status: 422 });
  });

  it('a lead is stored even if its draft is unknown or another dealer’s, and then gets a new id', async () => {
    const { post } = north();
    const unknown = '00000000-0000-4000-8000-00000000000a';
    for (const lead_id of [unknown, 'no id']) {
      const sent = await post(step({ ...VEHICLE, rego: lead_id.slice(0, 5), lead_id }, true));
      expect(sent.status).toBe(201);
      expect(sent.lead_id).not.toBe(lead_id);
    }
    const { lead_id: id = '' } = await post(step(VEHICLE));
    const south = { host: 'www.south.example', origin: 'https://www.south.example' };
    const ofSouth = { ...VEHICLE, lead_id: id, website_id: 'site-south' };
    for (const isLastStep of [false, true]) {
      const sent = await post(step({ ...ofSouth, trade_notes: 'South' }, isLastStep), south);
      expect(sent).toMatchObject({ success: true, lead_id: expect.not.stringContaining(id) });
    }
    const [draft] = await database.queries.select().from(leadDrafts).where(eq(leadDrafts.id, id));
    expect(draft).toMatchObject({ tenant: 'north', values: { trade_notes: '' } });
  });

  it('photos are stored without metadata, attached to the mail, and can be added or removed only before their form is sent', async () => {
    const { post } = north();
    const { lead_id: id = '' } = await post(step(VEHICLE));
    const added = await addPhoto(id, await photo());
    expect(added).toMatchObject({ status: 201, success: true });
    const other = await addPhoto(id, await photo());
    expect(await send(`/api/leads/${id}/photos/${other.photo_id}`, 'DELETE')).toEqual({ status: 204 });
    const stored = await files.read(id, String(added.photo_id));
    expect((await sharp(stored ?? undefined).metadata()).exif).toBeUndefined();
    // No photo can be added through the website of another dealer, or to an unknown form.
    expect((await addPhoto(id, await photo(), 'www.south.example')).status).toBe(404);
    expect((await addPhoto('..%2Fx', await photo())).status).toBe(404);
    const ofForm = (form: string, host?: string) =>
      send(`/api/leads/${form}/photos/${added.photo_id}`, 'DELETE', undefined, host);
    const { lead_id: another = '' } = await post(step(VEHICLE));
    expect((await ofForm(another)).status).toBe(404);
    expect((await ofForm(id, 'www.south.example')).status).toBe(404);
    expect(await addPhoto(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      status: 422,
      error: 'This file is not a photo that we can read. Please use JPEG, PNG or WebP.',
    });
    await post(step({ ...VEHICLE, rego: 'P1', lead_id: id }, true));
    const attached = await attachPhotos(database, files, id);
    expect(attached?.attached.map(({ filename }) => filename)).toEqual(['photo-1.jpg']);
    // The lead is sent, so its photos stay as they are.
    expect((await addPhoto(id, await photo())).status).toBe(404);
    expect((await send(`/api/leads/${id}/photos/${added.photo_id}`, 'DELETE')).status).toBe(404);
  });

  it('the log does not contain the id of a form, because anyone who has it can add photos', async () => {
    const { lead_id: id = '' } = await north().post(step(VEHICLE));
    lines.length = 0;
    const { photo_id } = await addPhoto(id, await photo());
    await send(`/api/leads/${id}/photos/${photo_id}`, 'DELETE');
    await send(`/api/leads/${id}/nothing`, 'POST');
    await send('/api/leads/follow-up', 'POST');
    const paths = lines.map((line) => (JSON.parse(line) as { path?: string }).path);
    expect(paths).toEqual([
      '/api/leads/:id/photos',
      '/api/leads/:id/photos/:photo',
      'none',
      '/api/leads/follow-up',
    ]);
    expect(lines.join('')).not.toContain(id);
  });

  it('a page on another host of the dealer may remove a photo', async () => {
    const preflight = await north().service.request(
      '/api/leads/x/photos/y',
      {
        method: 'OPTIONS',
        headers: {
          host: 'north.localhost',
          origin: 'https://www.north.example',
          'access-control-request-method': 'DELETE',
        },
      },
      {},
    );
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://www.north.example');
    expect(preflight.headers.get('access-control-allow-methods')?.split(',')).toContain('DELETE');
  });

  it('a new photo keeps the draft of its form for another day, and a photo’s file is kept before its database row is committed', async () => {
    const { lead_id: id = '' } = await north().post(step(VEHICLE));
    await database.queries
      .update(leadDrafts)
      .set({ changedAt: new Date(NOW.getTime() - 23 * HOUR) })
      .where(eq(leadDrafts.id, id));
    await files.write(id, 'not-committed', await photo());
    await removeOldDrafts(database, files, NOW);
    expect(await files.read(id, 'not-committed')).not.toBeNull();
    const { photo_id = '' } = await addPhoto(id, await photo());
    await removeOldDrafts(database, files, new Date(NOW.getTime() + 2 * HOUR));
    expect(await files.read(id, photo_id)).not.toBeNull();
    expect((await addPhoto(id, await photo())).status).toBe(201);
  });

  it('a lead that arrives more than a day after its photos says in its mails that they are not included', async () => {
    const { post } = north();
    const { lead_id: old = '' } = await post(step(VEHICLE));
    await addPhoto(old, await photo());
    await removeOldDrafts(database, files, new Date(NOW.getTime() + 25 * HOUR));
    const { lead_id: id = '' } = await post(step({ ...VEHICLE, rego: 'P4', lead_id: old }, true));
    const mail = async (leadId: string) => {
      const lead = await findLead(database, 'north', leadId);
      if (lead === null) throw new Error('The lead is not stored.');
      const target = 'sales@north.example';
      return leadMail({ lead, dealer: aDealer(), target, from: target, isResent: false, key: 'k' }).text;
    };
    expect(await mail(id)).toContain(`Photos: ${PHOTOS_DELETED}`);
    // If a form is sent again with another idempotency key, its photos belong to the first lead.
    const { lead_id: draft = '' } = await post(step(VEHICLE));
    await post(step({ ...VEHICLE, rego: 'P5', lead_id: draft }, true));
    const { lead_id: again = '' } = await post(step({ ...VEHICLE, rego: 'P6', lead_id: draft }, true));
    for (const leadId of [draft, again]) expect(await mail(leadId)).not.toContain('Photos:');
  });

  it('a form accepts at most eight photos, even if ten arrive at the same time', async () => {
    const { lead_id: id = '' } = await north().post(step(VEHICLE));
    const picture = await photo();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => addPhoto(id, picture, undefined, `198.51.100.${i}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('a photo that finds no place is refused with the time to try again, and no other form has to wait for it', async () => {
    const { post } = north();
    const { lead_id: id = '' } = await post(step(VEHICLE));
    const { promise: isDecoded, resolve: decode } = Promise.withResolvers<void>();
    const picture = await photo();
    let waiting = 0;
    const { service } = testService(database, [], {
      photoFiles: files,
      photoCleaner: {
        clean: async (bytes) => {
          waiting += 1;
          await isDecoded;
          return Buffer.from(bytes);
        },
        close: () => {},
      },
    });
    const sendFrom = (remoteAddress: string) =>
      service.request(
        `/api/leads/${id}/photos`,
        {
          method: 'POST',
          headers: { host: 'www.north.example', origin: 'https://www.north.example' },
          body: new Uint8Array(picture),
        },
        { incoming: { socket: { remoteAddress } } },
      );
    const first = [1, 2, 3, 4].map(() => sendFrom('203.0.113.50'));
    await vi.waitFor(() => expect(waiting).toBe(4), { timeout: START_TIMEOUT_MS });
    const fifth = await sendFrom('203.0.113.50');
    expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await fifth.json()).toMatchObject({ success: false, error: PHOTOS_BUSY });
    const another = sendFrom('203.0.113.51');
    await vi.waitFor(() => expect(waiting).toBe(5), { timeout: START_TIMEOUT_MS });
    expect((await post(step({ ...VEHICLE, rego: 'BUSY' }))).status).toBe(200);
    decode();
    for (const answer of await Promise.all([...first, another])) expect(answer.status).toBe(201);
    expect((await sendFrom('203.0.113.50')).status).toBe(201);
  });

  it('forms that were not sent within a day are deleted with their photos, and the photos of leads are kept', async () => {
    const { post } = north();
    const { lead_id: sent = '' } = await post(step(VEHICLE));
    const kept = await addPhoto(sent, await photo());
    await post(step({ ...VEHICLE, rego: 'P2', lead_id: sent }, true));
    const { lead_id: left = '' } = await post(step(VEHICLE));
    const lost = await addPhoto(left, await photo());
    await removeOldDrafts(database, files, new Date(NOW.getTime() + 23 * HOUR));
    expect(await files.read(left, String(lost.photo_id))).not.toBeNull();
    await removeOldDrafts(database, files, new Date(NOW.getTime() + 25 * HOUR));
    expect(await database.queries.select().from(leadDrafts)).toEqual([]);
    expect(await files.read(left, String(lost.photo_id))).toBeNull();
    expect(await files.leads()).not.toContain(left);
    expect(await files.read(sent, String(kept.photo_id))).not.toBeNull();
    const photos = await database.queries.select().from(leadPhotos);
    expect(photos.map(({ leadId }) => leadId)).not.toContain(left);
  });

  it('API-28 the valuation that a page showed is stored with a lead of the same website only', async () => {
    const { post, service } = north();
    const { lead_id = '' } = await post(step({ ...VEHICLE, rego: 'P3' }, true));
    const save = async (changes: Record<string, unknown> = {}, host = 'www.north.example') => {
      const valuation = { kind: 'estimate', from: 1, to: 2, vehicles: 4, basis: 'offer' };
      const body = { website_id: 'site-north', lead_id, column_name: 'valuation', valuation, ...changes };
      const headers = { host, origin: `https://${host}` };
      return service.request(
        '/api/miscellaneous',
        {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
        {},
      );
    };
    expect((await save()).status).toBe(200);
    expect((await findLead(database, 'north', lead_id))?.valuation).toMatchObject({ from: 1, vehicles: 4 });
    expect((await save({ website_id: 'site-south' })).status).toBe(403);
    expect((await save({ website_id: 'site-south' }, 'www.south.example')).status).toBe(404);
    expect((await save({ lead_id: '00000000-0000-4000-8000-00000000000a' })).status).toBe(404);
    expect((await save({ column_name: 'values' })).status).toBe(400);
    expect((await save({ valuation: { kind: 'estimate', from: '1' } })).status).toBe(400);
  });
});

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

it('a picture that is cut short, a GIF or an empty file is not accepted as a photo', async () => {
  const picture = await photo(400);
  expect(await cleanPhoto(picture.subarray(0, picture.length / 2))).toBeNull();
  expect(await cleanPhoto(await sharp(picture).gif().toBuffer())).toBeNull();
  expect(await cleanPhoto(Buffer.alloc(0))).toBeNull();
});

it('a photo may have as many pixels as phones make, and fewer if it would be in memory as a whole', {
  timeout: START_TIMEOUT_MS,
}, async () => {
  // 108 million pixels, as phones with the largest common sensors make them.
  const large = await cleanPhoto(await solid(12_000, 9_000).jpeg().toBuffer());
  expect(await sharp(large ?? undefined).metadata()).toMatchObject({ width: 1_600, height: 1_200 });
  for (const encoded of [
    solid(12_000, 9_000).jpeg({ progressive: true }),
    solid(10_900, 10_900).png({ progressive: true }),
    solid(9_000, 9_000).webp({ effort: 0 }),
    solid(15_000, 14_100).jpeg(),
  ])
    expect(await cleanPhoto(await encoded.toBuffer())).toBeNull();
});
