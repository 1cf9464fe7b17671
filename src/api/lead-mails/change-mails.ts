import { shopperName, vehicleName } from '../leads/lead-names.ts';
import { closingForDealer } from '../mail-design/parts/closing.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { bookingMail } from './booking-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { calendarOf, idLines, leadParts, replyToShopper } from './lead-mails.ts';
import { bookedTime } from './lead-rows.ts';
import { composeMail } from './mail-scene.ts';
import { type LeadMail, showMail } from './shown-mail.ts';

/** "Monday 23 November, 4:00 pm" */
const timeOf = ({ lead, dealer, appointment }: LeadMail): string =>
  bookedTime(appointment?.time ?? '', lead, dealer);

/** The mail to the dealer after the shopper moved or cancelled an appointment. */
export function changeMail(mail: LeadMail): Mail {
  const shown = showMail(mail);
  const { lead, dealer, target, appointment, key, scene, arrival } = shown;
  const isCancelled = appointment?.isCancelled === true;
  const what = isCancelled ? 'cancelled this booking, which was for' : 'moved this booking to';
  const about = vehicleName(lead);
  return {
    sender: `${dealer.name} website`,
    to: target,
    replyTo: replyToShopper(lead),
    ...composeMail(
      dealer,
      scene,
      {
        subject: `${shopperName(lead)} ${isCancelled ? 'cancelled' : 'moved'} a booking${about === '' ? '' : `: ${about}`}`,
        preview: `${isCancelled ? 'It was for' : 'It is now on'} ${timeOf(mail)}.`,
        band: [isCancelled ? 'Cancelled' : 'Moved', arrival.short],
      },
      [...leadParts(shown, `${what} ${timeOf(mail)}.`), closingForDealer('', idLines(shown))],
    ),
    ...calendarOf(mail, 'dealer'),
    key,
  };
}

/** The mail to the shopper after an appointment was moved or cancelled. */
export function changeConfirmation(mail: LeadMail): Mail {
  const { appointment } = mail;
  if (!appointment) return confirmationMail(mail);
  return bookingMail(mail, appointment, appointment.isCancelled ? 'cancelled' : 'moved');
}
