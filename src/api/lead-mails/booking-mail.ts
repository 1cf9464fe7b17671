import { dateParts } from '../../lib/date-text.ts';
import type { Appointment } from '../appointments/appointment.ts';
import { appointmentTitle, appointmentWord } from '../appointments/calendar.ts';
import { appointmentPart } from '../mail-design/parts/appointment.ts';
import type { MailButton } from '../mail-design/parts/buttons.ts';
import { opening } from '../mail-design/parts/opening.ts';
import { actions } from '../mail-design/parts/plain.ts';
import type { Stop } from '../mail-design/parts/stops.ts';
import { smallVehicle } from '../mail-design/parts/vehicle.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { sentPart } from './confirmation-mail.ts';
import { bookedClock, bookedTime } from './lead-rows.ts';
import { callButton, firstName, greeting, shopperMail } from './shopper-mail.ts';
import { type LeadMail, type ShownMail, showMail } from './shown-mail.ts';

type Outcome = 'booked' | 'moved' | 'cancelled';

/** Weekday, day and month of an appointment, "" if its time is not valid. */
function dayOf(time: string): { weekday: string; day: string; month: string } {
  const parts = dateParts(time);
  return { weekday: parts?.weekday ?? '', day: String(parts?.day ?? ''), month: parts?.month ?? '' };
}

function wordsOf(
  { lead, dealer, ...mail }: ShownMail,
  { kind, time }: Appointment,
  outcome: Outcome,
  when: string,
): { title: string; lead: string } {
  const place = mail.place?.yard.name ?? dealer.name;
  const hello = greeting(lead);
  const first = firstName(lead);
  switch (outcome) {
    case 'booked':
      return {
        title: `We hold ${dayOf(time).weekday} for you${first === '' ? '' : `, ${first}`}`,
        lead: `${place} confirms your ${kind === 'service' ? 'service' : 'time'} by phone or email.`,
      };
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

function stopsOf({ arrival }: ShownMail, appointment: Appointment, outcome: Outcome): Stop[] {
  if (outcome === 'cancelled') return [];
  return [
    {
      title: outcome === 'booked' ? 'Asked for' : 'Moved',
      detail: outcome === 'booked' ? arrival.short : '',
      isDone: true,
    },
    { title: 'Confirmed', detail: 'By phone or email' },
    { title: 'You come', detail: dayOf(appointment.time).weekday },
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
  const shown = showMail(mail);
  const { lead, dealer, vehicle, place } = shown;
  const { time, minutes, isCancelled } = appointment;
  const when = bookedTime(time, lead, dealer);
  const title = appointmentTitle(lead, appointment, dealer);
  const call = callButton(shown);
  return shopperMail(
    shown,
    {
      subject: SUBJECTS[outcome](appointmentWord(appointment, dealer), when),
      preview: [title, mail.changeHref ? 'Move or cancel with one tap.' : ''].filter(Boolean).join('. '),
    },
    [
      opening({ above: title, ...wordsOf(shown, appointment, outcome, when) }),
      appointmentPart(
        {
          text: when,
          ...dayOf(time),
          time: bookedClock(time, lead, dealer),
          length: minutes === null ? '' : `About ${minutes} minutes`,
          place: place?.yard ?? null,
          isCancelled,
        },
        changeButtons(shown),
        stopsOf(shown, appointment, outcome),
      ),
      ...(vehicle === null ? [] : [smallVehicle(vehicle, 'View this vehicle', 240)]),
      ...(outcome === 'booked'
        ? [sentPart(shown, { title: 'What you sent us', elsewhere: ['dateTime'] })]
        : []),
      actions(call, false),
    ],
  );
}
