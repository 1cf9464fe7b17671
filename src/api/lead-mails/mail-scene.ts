import type { Logger } from 'pino';
import type { Lead } from '../leads/schema.ts';
import { type DrawnMark, type MailFrame, mailHtml, mailText } from '../mail-design/document.ts';
import { lookOf } from '../mail-design/mail-look.ts';
import type { MailPictures, PictureSize } from '../mail-design/mail-pictures.ts';
import type { MailPart } from '../mail-design/markup.ts';
import type { Mail, MailPicture } from '../platform/mail/mailer.ts';
import { safeError } from '../platform/safe-error.ts';
import type { Dealer } from '../tenants/dealer.ts';
import type { StockOf } from '../vehicles/stock/stock-reader.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';
import { carOfLead } from './lead-vehicle.ts';

/** Everything that is collected for a mail besides its lead, at the moment when it is sent. */
export interface MailScene {
  now: Date;
  /** Null if it cannot be read. */
  stock: TenantStock | null;
  /** Null if it could not be drawn. */
  mark: DrawnMark | null;
  /** The picture of the lead's vehicle; null if there is none or it could not be made. */
  picture: MailPicture | null;
}

export interface SceneDependencies {
  stockOf: StockOf;
  /** Makes the pictures of mails. */
  pictures: Omit<MailPictures, 'close'>;
  now: () => Date;
  log: Logger;
}

/** Collects the scene of a mail. Anything that cannot be had is left out: no mail waits for long for a picture. */
export async function mailScene(
  { stockOf, pictures, now, log }: SceneDependencies,
  lead: Pick<Lead, 'tenant' | 'facts'>,
  dealer: Dealer,
  size: PictureSize,
): Promise<MailScene> {
  const stock = await stockOf(lead.tenant).catch((error: unknown) => {
    log.error(
      { tenant: lead.tenant, error: safeError(error) },
      'a mail is sent without facts from the stock',
    );
    return null;
  });
  const car = carOfLead(lead, stock);
  const [mark, picture] = await Promise.all([
    pictures.mark(dealer),
    car && stock ? pictures.vehicle(car, stock, dealer, size) : null,
  ]);
  return { now: now(), stock, mark, picture };
}

/** The subject, text, HTML and pictures of a mail. Only the pictures that it shows are attached. */
export function composeMail(
  dealer: Dealer,
  { mark, picture }: Pick<MailScene, 'mark' | 'picture'>,
  frame: Omit<MailFrame, 'mark'>,
  parts: readonly MailPart[],
): Pick<Mail, 'subject' | 'text' | 'html' | 'pictures'> {
  const html = mailHtml(lookOf(dealer), { ...frame, mark }, parts);
  const shown = [mark, picture].filter((each) => each !== null && html.includes(`"cid:${each.cid}"`));
  return { subject: frame.subject, text: mailText(parts), html, pictures: shown as MailPicture[] };
}
