import { appointmentTitle } from '../appointments/calendar.ts';
import type { Mail } from '../mail/mailer.ts';
import { calendarOf, type LeadMail, leadTitle, replyToShopper } from './lead-mails.ts';
import { leadPhone } from './lead-phone.ts';
import { bookedTime, formRows, shopperName, vehicleRows } from './lead-rows.ts';
import { mailBody } from './mail-body.ts';
import { receiversOf } from './receivers-of.ts';

/** "Monday 23 November, 4:00 pm" */
const timeOf = ({ lead, dealer, appointment }: LeadMail): string =>
  bookedTime(appointment?.time ?? '', lead, dealer);

/** The mail to the dealer after the shopper moved or cancelled an appointment. */
export function changeMail(mail: LeadMail): Mail {
  const { lead, dealer, target, appointment, key } = mail;
  const isCancelled = appointment?.isCancelled === true;
  const what = isCancelled ? 'cancelled this booking, which was for' : 'moved this booking to';
  return {
    sender: `${dealer.name} website`,
    to: target,
    replyTo: replyToShopper(lead),
    subject: `${isCancelled ? 'Cancelled' : 'Moved'}: ${leadTitle(lead, dealer)} – ${shopperName(lead)}`,
    ...mailBody([
      `${shopperName(lead)} ${what} ${timeOf(mail)}.`,
      formRows(lead, dealer),
      vehicleRows(lead),
      `Lead ${lead.id}`,
    ]),
    ...calendarOf(mail, 'dealer'),
    key,
  };
}

/** The mail to the shopper after an appointment was moved or cancelled. */
export function changeConfirmation(mail: LeadMail): Mail {
  const { lead, dealer, target, appointment, changeHref, key } = mail;
  const [replyTo] = receiversOf(dealer, lead).emails;
  const isCancelled = appointment?.isCancelled === true;
  const phone = leadPhone(lead, dealer);
  const title = appointment ? appointmentTitle(lead, appointment, dealer) : leadTitle(lead, dealer);
  return {
    sender: dealer.name,
    to: target,
    replyTo: replyTo === undefined ? null : { name: dealer.name, address: replyTo },
    subject: `${dealer.name}: ${isCancelled ? 'cancelled' : 'new time'} – ${title}`,
    ...mailBody([
      `Hello ${shopperName(lead)},`,
      isCancelled
        ? `Your booking for ${timeOf(mail)} is cancelled. We have told ${dealer.name}.`
        : `Your booking has been moved to ${timeOf(mail)}. We have told ${dealer.name}.`,
      title,
      ...(changeHref ? [{ label: 'Change or cancel your booking', href: changeHref }] : []),
      ...(phone === null ? [] : [`If something is wrong, call ${phone}.`]),
      `${dealer.name}\n${dealer.origin}`,
    ]),
    ...calendarOf(mail, 'shopper'),
    key,
  };
}
