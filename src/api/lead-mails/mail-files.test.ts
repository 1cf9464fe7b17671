import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { deliveryDependencies } from '../../../tests/support/service/delivery-dependencies.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { temporaryDatabase } from '../../../tests/support/service/temporary-database.ts';
import { foldersOf } from '../../../tests/support/stock/stock-folders.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { goodTenant, writeTenant } from '../../../tests/support/write-tenant.ts';
import { serializeCar } from '../../stock/stock-file.ts';
import { deliver } from '../lead-delivery/deliver.ts';
import { leads } from '../leads/schema.ts';
import { createMailPictures } from '../mail-design/mail-pictures.ts';
import { listDeliveries } from '../outbox/list-deliveries.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { readDealer } from '../tenants/read-dealer.ts';
import { createStockMetrics } from '../vehicles/stock/stock-cache.ts';
import { stockReader } from '../vehicles/stock/stock-reader.ts';

const FROM = 'leads@platform.example';
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><circle cx="17" cy="17" r="12" fill="currentColor"/></svg>';

const root = temporaryFolder('mail-files');
const lines: string[] = [];
const log = pino({}, { write: (line) => void lines.push(line) });
const now = () => new Date();
const cars = ['/pictures/car.png', '/pictures/none.png'].map((primary_image_url, i) =>
  makeCar({
    id: `car-${i}`,
    slug: `car-${i}`,
    stocknum: `N${i}`,
    price: 30_000,
    primary_image_url,
    updated_at: now().toISOString(),
  }),
);
writeTenant(root, 'north', {
  ...goodTenant('north', { leads: { emails: ['sales@north.example'] }, logo: { mark: 'mark.svg' } }),
  'mark.svg': MARK,
  'stock.jsonl': `${cars.map(serializeCar).join('\n')}\n`,
});
const publicFolder = join(root, 'north/public/pictures');
mkdirSync(publicFolder, { recursive: true });
const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a0' } });
writeFileSync(join(publicFolder, 'car.png'), await picture.png().toBuffer());

const database = await temporaryDatabase();
const dealer = await readDealer(join(root, 'north'));
const folder = join(temporaryFolder('mail-files-mail'), 'mail');
const pictures = createMailPictures({ log });
afterAll(() => pictures.close());
const dependencies = deliveryDependencies(database, {
  dealerOf: async () => dealer,
  mailer: createMailer({ smtpUrl: undefined, from: FROM, folder }),
  pictures,
  stockOf: stockReader({
    foldersOf: async (name) => foldersOf(join(root, name)),
    maxBytes: 1e9,
    metrics: createStockMetrics(new Registry()),
    now,
    log,
  }),
  now,
  log,
});

/** Delivers a lead about a vehicle. Resolves to its mails as they arrive, by receiver. */
async function mailsAbout(carId: string, count: number) {
  const id = `00000000-0000-4000-8000-00000000001${count}`;
  const vehicle_url = `${dealer?.origin}/cars/${carId}`;
  const lead = storedLead({
    id,
    idempotencyKey: `mail-files-${count}`,
    facts: { car_id: carId, vehicle_title: 'A title', vehicle_url, car_dealership_id: 'd1' },
  });
  await database.queries.insert(leads).values(lead);
  const outbox = createOutbox(database, dependencies.jobs, dependencies.dealerOf, now);
  await outbox.add(database.queries, lead);
  for (const delivery of await listDeliveries(database, [id])) await deliver(dependencies, delivery.id);
  const files = readdirSync(folder).filter((name) => name.startsWith(id));
  const mails = await Promise.all(files.map((name) => simpleParser(readFileSync(join(folder, name)))));
  return new Map(mails.map((mail) => [[mail.to].flat()[0]?.text, mail]));
}

it('the mails of a lead carry the dealer’s mark and the vehicle’s picture as attachments that their HTML shows', async () => {
  const mails = await mailsAbout('car-0', 1);
  expect([...mails.keys()].sort()).toEqual(['ana@example.com', 'sales@north.example']);
  for (const [to, mail] of mails) {
    const shown = mail.attachments.filter(({ related }) => related);
    expect(shown.map(({ cid, contentType }) => [cid, contentType])).toEqual([
      ['mark', 'image/png'],
      ['vehicle', 'image/jpeg'],
    ]);
    for (const { content } of shown) expect(content.length).toBeLessThanOrEqual(60_000);
    // The parser puts the pictures that the HTML names into it.
    expect(String(mail.html).match(/src="data:image\/(png|jpeg);base64/g)).toHaveLength(2);
    expect(mail.text).toContain('$30,000');
    expect(mail.text).toContain(`https://north.example/cars/car-0`);
    const others = mail.attachments.filter(({ related }) => !related).map(({ filename }) => filename);
    expect(others).toEqual(to === 'sales@north.example' ? ['lead.xml'] : []);
  }
});

it('a mail whose picture cannot be made is sent without it, and the log says so once', async () => {
  lines.length = 0;
  const mails = await mailsAbout('car-1', 2);
  expect(mails.size).toBe(2);
  for (const mail of mails.values()) {
    expect(mail.attachments.filter(({ related }) => related).map(({ cid }) => cid)).toEqual(['mark']);
    expect(mail.text).toContain('$30,000');
  }
  const warnings = lines.filter((line) => line.includes('the picture of a mail could not be made'));
  // One for each size: a mail to the shopper has a large one, a mail to the dealer a small one.
  expect(warnings).toHaveLength(2);
});
