import { isFormId } from '../../features/leads/form-ids.ts';
import { FORMS } from '../../features/leads/forms.ts';
import { zonedIso } from '../../lib/zoned-iso.ts';
import type { Appointment } from '../appointments/appointment.ts';
import { calendarFile } from '../appointments/calendar.ts';
import { zoneOfLead } from '../appointments/place-of-lead.ts';
import type { Lead } from '../database/schema.ts';
import type { Mail } from '../mail/mailer.ts';
import { shopperAddress } from '../outbox/plan-deliveries.ts';
import { adfOf } from './adf.ts';
import { type AttachedPhotos, photosText } from './attach-photos.ts';
import { leadKind } from './lead-kind.ts';
import { leadPhone } from './lead-phone.ts';
import { formRows, shopperName, sourceRows, vehicleName, vehicleRows } from './lead-rows.ts';
import { mailBody } from './mail-body.ts';
import type { Dealer } from './read-dealer.ts';
import { receiversOf } from './receivers-of.ts';

export interface LeadMail {
  lead: Lead;
  dealer: Dealer;
  /** Email address of the receiver. */
  target: string;
  /** Address that mails come from. */
  from: string;
  /** True if ops send the lead again, or its appointment was changed. */
  isResent: boolean;
  /** Key of the mail, see `Mail`. */
  key: string;
  /** The appointment that the lead booked; null if it booked none. */
  appointment?: Appointment | null;
  /** Address of the page that changes the appointment. */
  changeHref?: string | null;
  photos?: AttachedPhotos;
}

/** "Test Drive Request: 2023 Mazda CX-5" */
export const leadTitle = (lead: Lead, dealer: Dealer): string =>
  [leadKind(lead, dealer), vehicleName(lead)].filter(Boolean).join(': ');

/** The calendar file of a mail, if it has an appointment. */
export const calendarOf = (
  { lead, dealer, appointment }: LeadMail,
  reader: 'shopper' | 'dealer',
): Pick<Mail, 'calendar'> =>
  appointment ? { calendar: calendarFile(lead, appointment, dealer, reader) } : {};

export function replyToShopper(lead: Lead): Mail['replyTo'] {
  const address = shopperAddress(lead.values);
  return address === null ? null : { name: shopperName(lead), address };
}

/** The mail with a lead for people at the dealer, with the ADF attached. */
export function leadMail(mail: LeadMail): Mail {
  const { lead, dealer, target, from, isResent, key, photos } = mail;
  const received = zonedIso(lead.receivedAt, zoneOfLead(lead, dealer)).slice(0, 16).replace('T', ' ');
  return {
    sender: `${dealer.name} website`,
    to: target,
    replyTo: replyToShopper(lead),
    subject: `${leadTitle(lead, dealer)} – ${shopperName(lead)}`,
    ...mailBody([
      `${isResent ? 'Sent again. ' : ''}New lead from ${dealer.origin}: ${leadTitle(lead, dealer)}. Received ${received}.`,
      formRows(lead, dealer),
      vehicleRows(lead),
      sourceRows(lead),
      photos ? photosText(photos) : '',
      `Lead ${lead.id}`,
    ]),
    photos: photos?.attached ?? [],
    adf: adfOf(lead, dealer, from, isResent),
    ...calendarOf(mail, 'dealer'),
    key,
  };
}

/** The mail with a lead for a CRM system, which reads the text as ADF XML. */
export const crmMail = ({ lead, dealer, target, from, isResent, key }: LeadMail): Mail => ({
  sender: `${dealer.name} website`,
  to: target,
  replyTo: replyToShopper(lead),
  subject: 'ADF Lead',
  text: adfOf(lead, dealer, from, isResent),
  key,
});

/** Confirms to the shopper what was sent and what happens next. Replies go to the dealer. */
export function confirmationMail(mail: LeadMail): Mail {
  const { lead, dealer, target, key, changeHref } = mail;
  const { emails } = receiversOf(dealer, lead);
  const thanks = isFormId(lead.form) ? FORMS[lead.form].thanks : 'We have your message and will be in touch.';
  const phone = leadPhone(lead, dealer);
  const reach = phone === null ? 'reply to this email' : `call ${phone} or reply to this email`;
  const [replyTo] = emails;
  return {
    sender: dealer.name,
    to: target,
    replyTo: replyTo === undefined ? null : { name: dealer.name, address: replyTo },
    subject: `${dealer.name}: ${leadTitle(lead, dealer)}`,
    ...mailBody([
      `Hello ${shopperName(lead)},`,
      `Thank you for contacting ${dealer.name}. ${thanks}`,
      'This is what you sent us:',
      [...vehicleRows(lead), ...formRows(lead, dealer)],
      ...(changeHref ? [{ label: 'Change or cancel your booking', href: changeHref }] : []),
      `If something is wrong or you did not send this, ${replyTo === undefined && phone === null ? `visit ${dealer.origin}` : reach}.`,
      `${dealer.name}\n${dealer.origin}`,
    ]),
    ...calendarOf(mail, 'shopper'),
    key,
  };
}
