import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { leadMail } from '../lead-mails/lead-mails.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { readDealer } from '../tenants/read-dealer.ts';
import { lookOf } from './mail-look.ts';
import { createMailPictures } from './mail-pictures.ts';

const TENANTS = 'tenants';
/** Folders such as _mappings are not dealers. */
const DEMO_DEALERS = readdirSync(TENANTS).filter((name) => !name.startsWith('_'));
const FROM = 'leads@platform.example';
/** Px of the part of the picture that has the mark and not the name. */
const MARK_WIDTH = 76;
/** The picture has a palette, which may move a colour a little. */
const TOLERANCE = 8;

const pictures = createMailPictures({ log: pino({ level: 'silent' }) });
afterAll(() => pictures.close());

/** Number of pixels of the mark that have this colour, "#rrggbb". */
async function pixelsOf(png: Buffer, colour: string): Promise<number> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const { data, info } = await sharp(png)
    .extract({ left: 0, top: 0, width: MARK_WIDTH, height: 80 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (wanted.every((value, i) => Math.abs((data[at + i] ?? 0) - value) <= TOLERANCE)) count += 1;
  return count;
}

it.each(DEMO_DEALERS)(
  'a mail of %s carries the dealer’s own mark, sanitised and drawn in its accent colour',
  async (name) => {
    const dealer = await readDealer(join(TENANTS, name));
    if (dealer === null) throw new Error(`${name} cannot be read.`);
    const folder = join(temporaryFolder('demo-marks'), 'mail');
    const scene = { now: NOW, stock: null, mark: await pictures.mark(dealer), picture: null };
    const lead = storedLead({ tenant: name });
    const mail = leadMail({
      lead,
      dealer,
      scene,
      target: 'sales@north.example',
      from: FROM,
      isResent: false,
      key: name,
    });
    await createMailer({ smtpUrl: undefined, from: FROM, folder }).send(mail);
    const { attachments } = await simpleParser(readFileSync(join(folder, `${name}.eml`)));
    const mark = attachments.find(({ cid }) => cid === 'mark');
    if (mark === undefined) throw new Error('The mail has no mark.');
    const { light } = lookOf(dealer);
    // A dot of 6 by 6 px is more than the smooth edges of another colour.
    expect(await pixelsOf(mark.content, light.accentOnBand)).toBeGreaterThan(36);
    expect(await pixelsOf(mark.content, light.band)).toBeGreaterThan(36);
  },
);
