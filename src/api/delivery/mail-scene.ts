import { momentText } from '../../features/leads/moment-text.ts';
import { localTime } from '../../lib/clock.ts';
import { zoneOfLead } from '../appointments/place-of-lead.ts';
import type { Lead } from '../database/schema.ts';
import { type MailFrame, mailHtml, mailText } from '../mail/document.ts';
import { lookOf } from '../mail/mail-look.ts';
import type { DrawnMark, MailPicture } from '../mail/mail-picture.ts';
import type { PictureSize } from '../mail/mail-pictures.ts';
import type { Mail } from '../mail/mailer.ts';
import type { MailPart } from '../mail/markup.ts';
import type { MailVehicle } from '../mail/parts/vehicle.ts';
import { safeError } from '../safe-error.ts';
import type { TenantStock } from '../stock/tenant-stock.ts';
import type { DeliveryDependencies } from './delivery-dependencies.ts';
import { carOfLead, leadVehicle } from './lead-vehicle.ts';
import type { Dealer } from './read-dealer.ts';

/** What a mail shows besides its lead, at the moment when it is sent. */
export interface MailScene {
  now: Date;
  /** Null if it cannot be read. */
  stock: TenantStock | null;
  /** Null if it could not be drawn. */
  mark: DrawnMark | null;
  /** The picture of the lead's vehicle; null if there is none or it could not be made. */
  picture: MailPicture | null;
}

type SceneDependencies = Pick<DeliveryDependencies, 'stockOf' | 'pictures' | 'now' | 'log'>;

/** Collects what a mail shows besides its lead. What cannot be had is left out: no mail waits for a picture. */
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

/** A scene with nothing but the time when the lead arrived. */
export const emptyScene = ({ receivedAt }: Pick<Lead, 'receivedAt'>): MailScene => ({
  now: receivedAt,
  stock: null,
  mark: null,
  picture: null,
});

/** The vehicle that a lead is about, with its picture if there is one. */
export function vehicleIn(
  { now, stock, picture }: MailScene,
  lead: Lead,
  dealer: Dealer,
): MailVehicle | null {
  const { date } = localTime(now, zoneOfLead(lead, dealer));
  const vehicle = leadVehicle(lead, dealer, stock, date);
  return vehicle && { ...vehicle, picture: picture && `cid:${picture.cid}` };
}

/** "Thursday 26 November at 1:05 pm", by the clock of the yard. */
export const arrivalText = (lead: Pick<Lead, 'facts' | 'receivedAt'>, dealer: Dealer): string =>
  momentText(lead.receivedAt.getTime(), zoneOfLead(lead, dealer));

/** "Thu 26 Nov, 1:05 pm" of "Thursday 26 November at 1:05 pm" */
export const shortMoment = (moment: string): string =>
  moment.replace(' at ', ', ').replaceAll(/\p{L}{4,}/gu, (word) => word.slice(0, 3));

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
