import { formatWeekdayDate } from '../../lib/date-text.ts';
import type { Appointment } from '../appointments/appointment.ts';
import { appointmentTitle } from '../appointments/calendar.ts';
import type { Mail } from '../mail/mailer.ts';
import { appointmentPart } from '../mail/parts/appointment.ts';
import type { MailButton } from '../mail/parts/buttons.ts';
import { opening } from '../mail/parts/opening.ts';
import { actions } from '../mail/parts/plain.ts';
import type { Stop } from '../mail/parts/stops.ts';
import { smallVehicle } from '../mail/parts/vehicle.ts';
import { sentPart } from './confirmation-mail.ts';
import type { LeadMail } from './lead-mails.ts';
import { bookedTime, otherYardText } from './lead-rows.ts';
import { arrivalText, emptyScene, shortMoment, vehicleIn } from './mail-scene.ts';
import { callButton, firstName, greeting, placeIn, shopperMail } from './shopper-mail.ts';

/** What happened to an appointment. */
type Outcome = 'booked' | 'moved' | 'cancelled';

/** "Saturday" and "28" and "November" of "2026-11-28T10:00". */
function dayParts(time: string): { weekday: string; day: string; month: string } {
  const [weekday = '', day = '', month = ''] = formatWeekdayDate(
    time.slice(0, 10),
    Number(time.slice(0, 4)),
  ).split(' ');
  return { weekday, day, month };
}

/** The time of day of "Saturday 28 November, 10:00 am, Perth time": all after the date. */
const timeOfDay = (text: string): string => text.slice(text.indexOf(', ') + 2);

function wordsOf(
  mail: LeadMail,
  { kind, time }: Appointment,
  outcome: Outcome,
  when: string,
): { title: string; lead: string } {
  const { lead, dealer } = mail;
  const place = placeIn(mail)?.yard.name ?? dealer.name;
  const hello = greeting(lead);
  const first = firstName(lead);
  switch (outcome) {
    case 'booked': {
      const thing = kind === 'service' ? 'service' : 'time';
      return {
        title: `See you on ${dayParts(time).weekday}${first === '' ? '' : `, ${first}`}`,
        lead: `You asked for this ${thing}. ${place} confirms it by phone or email.`,
      };
    }
    case 'moved':
      return {
        title: 'Your booking has a new time',
        lead: `${hello}Your booking has been moved to ${when}. We have told ${place}.`,
      };
    case 'cancelled':
      return {
        title: 'Your booking is cancelled',
        lead: `${hello}Your booking for ${when} is cancelled. We have told ${place}.`,
      };
  }
}

function stopsOf({ lead, dealer }: LeadMail, appointment: Appointment, outcome: Outcome): Stop[] {
  if (outcome === 'cancelled') return [];
  return [
    {
      title: 'Booked',
      detail: outcome === 'booked' ? shortMoment(arrivalText(lead, dealer)) : '',
      isDone: true,
    },
    { title: 'Confirmed', detail: 'By phone or email' },
    { title: 'You come', detail: dayParts(appointment.time).weekday },
  ];
}

/** Buttons of a booking that can still be changed: into the calendar, move, cancel. */
function changeButtons({ changeHref }: LeadMail): MailButton[] {
  if (!changeHref) return [];
  return [
    { label: 'Add to my calendar', href: `${changeHref}/booking.ics` },
    { label: 'Move it', href: changeHref },
    { label: 'Cancel', href: `${changeHref}/cancel` },
  ];
}

const SUBJECTS: Record<Outcome, (title: string, when: string) => string> = {
  booked: (title, when) => `Your ${title}: ${when}`,
  moved: (title, when) => `New time for your ${title}: ${when}`,
  cancelled: (title, when) => `Cancelled: your ${title} on ${when}`,
};

/** The mail to a shopper about a booked time: that it was asked for, moved or cancelled. */
export function bookingMail(mail: LeadMail, appointment: Appointment, outcome: Outcome): Mail {
  const { lead, dealer, scene = emptyScene(lead) } = mail;
  const { time, minutes, isCancelled } = appointment;
  const when = bookedTime(time, lead, dealer);
  const vehicle = vehicleIn(scene, lead, dealer);
  const place = placeIn(mail);
  const title = appointmentTitle(lead, appointment, dealer);
  const [word = title] = title.split(': ');
  const call = callButton(mail);
  return shopperMail(
    mail,
    {
      subject: SUBJECTS[outcome](word.toLowerCase(), when),
      preview: [title, mail.changeHref ? 'Move or cancel with one tap.' : ''].filter(Boolean).join('. '),
    },
    [
      opening({ above: title, ...wordsOf(mail, appointment, outcome, when) }),
      appointmentPart(
        {
          text: when,
          ...dayParts(time),
          time: timeOfDay(when),
          length: minutes === null ? '' : `About ${minutes} minutes`,
          // If the vehicle is at another yard, the dealer has to say where to meet.
          place: place === null || otherYardText(lead) !== null ? null : place.yard,
          isCancelled,
        },
        changeButtons(mail),
        stopsOf(mail, appointment, outcome),
      ),
      ...(vehicle === null ? [] : [smallVehicle(vehicle, 'View this vehicle', 240)]),
      ...(outcome === 'booked'
        ? [sentPart(mail, { title: 'What you sent us', elsewhere: ['dateTime'] })]
        : []),
      actions(call, false),
    ],
  );
}
