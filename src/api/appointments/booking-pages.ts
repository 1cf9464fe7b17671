import { html, raw } from 'hono/html';
import { FORM_ADDRESSES } from '../../features/form-pages/form-addresses.ts';
import { timeText } from '../../features/leads/moment-text.ts';
import { addressText } from '../../frame/locations/location-view.ts';
import { formatWeekdayDate } from '../../lib/date-text.ts';
import type { Location } from '../../tenant/schema/location.ts';
import type { Html, PlainPage } from '../platform/http/plain-page.ts';
import type { FreeDay } from './free-times.ts';

export interface BookingView {
  /** "Test drive: 2023 Mazda CX-5" */
  title: string;
  /** "2026-11-24T09:30" */
  time: string;
  /** The current time on the dealer's clock, in the format of `time`. */
  now: string;
  /** "Perth time"; null if the place has the dealer's time zone. */
  zone: string | null;
  dealer: string;
  place: Location | null;
  isCancelled: boolean;
  /** Path of this page. */
  path: string;
  /** Page on which the shopper can book another appointment. */
  againHref: string;
}

const yearOf = (now: string): number => Number(now.slice(0, 4));

const withZone = (text: string, { zone }: BookingView): string => (zone === null ? text : `${text}, ${zone}`);

const facts = (booking: BookingView): Html => {
  const { title, time, now, place } = booking;
  return html`<dl>
<dt>Booking</dt><dd>${title}</dd>
<dt>When</dt><dd>${withZone(timeText(time, yearOf(now)), booking)}</dd>
${place === null ? '' : html`<dt>Where</dt><dd>${place.name}, ${addressText(place.address)}</dd>`}
</dl>`;
};

function timeField(days: readonly FreeDay[], { time, now }: BookingView, problem: string | null): Html {
  const described = problem === null ? '' : raw('aria-invalid="true" aria-describedby="time-problem"');
  if (days.length === 0)
    return html`<input id="time" name="time" type="datetime-local" min="${now}" value="${time}" required ${described}>`;
  return html`<select id="time" name="time" required ${described}>
<option value="">Please choose a time</option>
${days.map(
  ({ date, times }) => html`<optgroup label="${formatWeekdayDate(date, yearOf(now))}">
${times.map((free) => html`<option value="${date}T${free}">${timeText(`${date}T${free}`, yearOf(now))}</option>`)}
</optgroup>`,
)}
</select>`;
}

/**
 * A booking, with forms to change or cancel it.
 *
 * @param isDone true if the shopper has just moved or cancelled the booking
 */
export function bookingPage(
  booking: BookingView,
  days: readonly FreeDay[],
  { isDone = false, problem = null }: { isDone?: boolean; problem?: string | null } = {},
): PlainPage {
  const { dealer, path, isCancelled, againHref } = booking;
  if (isCancelled)
    return {
      title: `Cancelled: ${booking.title}`,
      main: html`<h1>Your booking is cancelled</h1>
${isDone ? html`<p class="done" role="status">We are letting ${dealer} know by email.</p>` : ''}
${facts(booking)}
<p><a class="button" href="${againHref}">Book another time</a></p>`,
    };
  return {
    title: `${problem === null ? '' : 'Please check: '}${booking.title}`,
    main: html`<h1>Your booking at ${dealer}</h1>
${isDone ? html`<p class="done" role="status">Your booking has been moved. We are letting ${dealer} know by email.</p>` : ''}
${facts(booking)}
<p><a class="button quiet" href="${path}/booking.ics">Add to your calendar</a></p>
<h2>Another time</h2>
<form method="post" action="${path}">
<div>
<label for="time">${withZone('New date and time', booking)}</label>
${timeField(days, booking, problem)}
${problem === null ? '' : html`<p class="msg" id="time-problem" role="alert">${problem}</p>`}
</div>
<button type="submit">Change the time</button>
</form>
<h2>Not coming?</h2>
<p><a class="button quiet" href="${path}/cancel">Cancel this booking</a></p>`,
  };
}

/** Page that asks the shopper to confirm a cancellation. */
export const cancelPage = (booking: BookingView): PlainPage => ({
  title: `Cancel: ${booking.title}`,
  main: html`<h1>Cancel this booking?</h1>
${facts(booking)}
<form method="post" action="${booking.path}/cancel">
<button type="submit">Yes, cancel it</button>
<a class="button quiet" href="${booking.path}">No, keep it</a>
</form>`,
});

/** Page for a link whose booking is unknown or in the past. */
export const noBookingPage = (title: string, reason: string): PlainPage => ({
  title,
  main: html`<h1>${title}</h1>
<p>${reason}</p>
<p><a class="button quiet" href="${FORM_ADDRESSES.contact.path}">Contact us</a></p>`,
});
