import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { PASSED } from '../../features/leads/form-fields.ts';
import { localStamp } from '../../lib/clock.ts';
import type { Lead } from '../database/schema.ts';
import { limitBody } from '../json-body.ts';
import { takeForVisitor, tooManyText } from '../limits/limit-requests.ts';
import { sendPlainPage } from '../plain-page.ts';
import type { ServiceEnv } from '../service-env.ts';
import type { ServiceParts } from '../service-parts.ts';
import { type Appointment, appointmentOf } from './appointment.ts';
import { appointmentTitle, calendarFile, placeOfLead } from './calendar.ts';
import { changeAppointment, timesFor } from './change-appointment.ts';
import { type BookingView, bookingPage, cancelPage, noBookingPage } from './pages.ts';
import { appointmentPath, findByToken, findChange } from './tokens.ts';
import { refuseClosed } from './workshop-hours.ts';

type Call = Context<ServiceEnv, '/:token'>;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const UNKNOWN = 'This link is not valid. Please copy it from your email again.';
const OVER = 'The time of this booking has passed.';
const TAKEN = 'This time is taken. Please choose another one.';
/** Set with a change for the page that follows it, so that the page's message is gone after a reload. */
const CHANGED = 'changed';
/** Seconds. */
const CHANGED_FOR = 60;
const NO_TIME = 'Please choose a date and time.';

interface Found {
  lead: Lead;
  appointment: Appointment;
  view: BookingView;
}

/**
 * The page of an appointment, where its shopper changes or cancels it. Anyone with the link may do so until the time of
 * the appointment.
 */
export function changeRoutes(
  parts: Pick<ServiceParts, 'database' | 'outbox' | 'limits' | 'now'>,
): Hono<ServiceEnv> {
  const { database, limits, now } = parts;

  async function find(c: Call): Promise<Found | Response> {
    const { site } = c.get('stock').tenant;
    const token = c.req.param('token');
    const lead = await findByToken(database, c.get('tenant').name, token);
    const appointment = lead && appointmentOf(lead, await findChange(database, lead.id));
    if (!lead || !appointment) return sendPlainPage(c, noBookingPage(UNKNOWN), 404);
    const local = localStamp(now(), site.timezone);
    if (appointment.time <= local) return sendPlainPage(c, noBookingPage(OVER), 410);
    const view = {
      title: appointmentTitle(lead, appointment),
      time: appointment.time,
      now: local,
      dealer: site.name,
      place: placeOfLead(lead, site.locations),
      isCancelled: appointment.isCancelled,
      path: appointmentPath(token),
      againHref: appointment.kind === 'service' ? '/service#service-booking' : '/book-test-drive/',
    };
    return { lead, appointment, view };
  }

  async function show(
    c: Call,
    { lead, appointment, view }: Found,
    state: { isDone?: boolean; problem?: string } = {},
    status: 200 | 422 | 429 = 200,
  ): Promise<Response> {
    const days = await timesFor(database.queries, lead, appointment, c.get('stock'), now());
    return sendPlainPage(c, bookingPage(view, days, state), status);
  }

  async function move(c: Call, found: Found): Promise<Response> {
    const { time } = await c.req.parseBody();
    const to = typeof time === 'string' ? time.slice(0, 16) : '';
    if (!TIME.test(to) || Number.isNaN(Date.parse(`${to}Z`)))
      return show(c, found, { problem: NO_TIME }, 422);
    if (to <= found.view.now) return show(c, found, { problem: PASSED }, 422);
    const { lead, appointment } = found;
    const closed = appointment.kind === 'service' ? refuseClosed(lead, to, c.get('stock'), now()) : null;
    if (closed !== null) return show(c, found, { problem: closed }, 422);
    const taken = await takeForVisitor(c, limits, 'bookingChanges');
    if (!taken.ok) {
      c.header('Retry-After', String(taken.retryAfterSeconds));
      return show(c, found, { problem: tooManyText(taken.retryAfterSeconds) }, 429);
    }
    const isMoved = await changeAppointment(parts, lead, c.get('stock'), to);
    if (!isMoved) return show(c, found, { problem: TAKEN }, 422);
    return afterChange(c, found.view);
  }

  /** Leads back to the booking's page, which a reload then repeats instead of the change. */
  function afterChange(c: Call, { path }: BookingView): Response {
    setCookie(c, CHANGED, '1', { path, maxAge: CHANGED_FOR, httpOnly: true, sameSite: 'Lax' });
    return c.redirect(path, 303);
  }

  function showAfterChange(c: Call, found: Found): Promise<Response> {
    const isDone = getCookie(c, CHANGED) !== undefined;
    if (isDone) deleteCookie(c, CHANGED, { path: found.view.path });
    return show(c, found, { isDone });
  }

  const withBooking =
    (answer: (c: Call, found: Found) => Response | Promise<Response>) => async (c: Call) => {
      // The path is a secret. Unlike "no-referrer", this lets browsers send the `Origin` that posts need.
      c.header('Referrer-Policy', 'strict-origin');
      c.header('X-Robots-Tag', 'noindex');
      const found = await find(c);
      return found instanceof Response ? found : answer(c, found);
    };

  return new Hono<ServiceEnv>()
    .get('/:token', withBooking(showAfterChange))
    .post('/:token', limitBody, withBooking(move))
    .get(
      '/:token/cancel',
      withBooking((c, found) =>
        found.view.isCancelled ? show(c, found) : sendPlainPage(c, cancelPage(found.view)),
      ),
    )
    .post(
      '/:token/cancel',
      limitBody,
      withBooking(async (c, { lead, view }) => {
        await changeAppointment(parts, lead, c.get('stock'), null);
        return afterChange(c, view);
      }),
    )
    .get(
      '/:token/booking.ics',
      withBooking((c, { lead, appointment }) => {
        const { site } = c.get('stock').tenant;
        const dealer = { ...site, origin: new URL(site.url).origin };
        const { method, content } = calendarFile(lead, appointment, dealer);
        c.header('Content-Type', `text/calendar; charset=utf-8; method=${method}`);
        c.header('Content-Disposition', 'attachment; filename="booking.ics"');
        return c.body(content);
      }),
    );
}
