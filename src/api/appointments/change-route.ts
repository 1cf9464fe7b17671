import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { FORM_ADDRESSES } from '../../features/form-pages/form-addresses.ts';
import { TIME_PASSED } from '../../features/leads/fields/appointment/kind.ts';
import { testDriveWord } from '../../frame/test-drive-word.ts';
import { localStamp } from '../../lib/clock.ts';
import { zoneLabel } from '../../lib/zone-label.ts';
import { placeOfLead, zoneOfLead } from '../leads/place-of-lead.ts';
import type { Lead } from '../leads/schema.ts';
import { sendPlainPage } from '../platform/http/plain-page.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { limitBody } from '../platform/http/validate-json-body.ts';
import { consumeForVisitor, tooManyText } from '../platform/limits/limit-requests.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';
import { type StockDependencies, type StockEnv, withStock } from '../vehicles/stock/with-stock.ts';
import { type Appointment, appointmentOf } from './appointment.ts';
import { appointmentPath, findChange, findLeadByToken } from './appointment-tokens.ts';
import { type BookingView, bookingPage, cancelPage, noBookingPage } from './booking-pages.ts';
import { appointmentTitle, calendarFile } from './calendar.ts';
import { type ChangeDependencies, changeAppointment, fetchFreeTimesFor } from './change-appointment.ts';
import { whyWorkshopIsClosed } from './workshop-hours.ts';

type BookingContext = Context<StockEnv, '/:token'>;

const TIME_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const UNKNOWN_LINK = 'This link is not valid. Please copy it from your email again.';
const NO_MORE_CHANGES = 'This booking can no longer be moved or cancelled.';
/** Cookie with which the page after a change confirms the change once: after a reload the message is gone. */
const CHANGED_COOKIE = 'changed';
const CHANGED_COOKIE_SECONDS = 60;
const NO_TIME = 'Please choose a date and time.';

interface Found {
  lead: Lead;
  appointment: Appointment;
  view: BookingView;
}

/** The word for a test drive at the dealership where the lead books one. */
const wordFor = (lead: Lead, { tenant: { site, configFor } }: TenantStock): string =>
  testDriveWord(site, configFor({ dealership: placeOfLead(lead, site.locations)?.dealership_slug ?? null }));

export type ChangeRouteDependencies = ChangeDependencies & StockDependencies;

/**
 * Routes of the page on which a shopper moves or cancels an appointment. Anyone who has its link may do so until the
 * time of the appointment.
 */
export function changeRoutes(dependencies: ChangeRouteDependencies): Hono<StockEnv> {
  const { database, limits, now } = dependencies;

  async function find(c: BookingContext): Promise<Found | Response> {
    const { site } = c.get('stock').tenant;
    const token = c.req.param('token');
    const lead = await findLeadByToken(database, c.get('tenant').name, token);
    const appointment = lead && appointmentOf(lead, await findChange(database, lead.id));
    if (!lead || !appointment)
      return sendPlainPage(c, noBookingPage('There is no booking here', UNKNOWN_LINK), 404);
    const zone = zoneOfLead(lead, site);
    const local = localStamp(now(), zone);
    if (appointment.time <= local)
      return sendPlainPage(c, noBookingPage('This booking is in the past', NO_MORE_CHANGES), 410);
    const view = {
      title: appointmentTitle(lead, appointment, { testDrive: wordFor(lead, c.get('stock')) }),
      time: appointment.time,
      now: local,
      zone: zone === site.timezone ? null : zoneLabel(zone),
      dealer: site.name,
      place: placeOfLead(lead, site.locations),
      isCancelled: appointment.isCancelled,
      path: appointmentPath(token),
      againHref:
        appointment.kind === 'service'
          ? `${FORM_ADDRESSES.service.path}#service-booking`
          : FORM_ADDRESSES['test-drive'].path,
    };
    return { lead, appointment, view };
  }

  async function show(
    c: BookingContext,
    { lead, appointment, view }: Found,
    state: { isDone?: boolean; problem?: string } = {},
    status: 200 | 422 | 429 = 200,
  ): Promise<Response> {
    const days = await fetchFreeTimesFor(database.queries, lead, appointment, c.get('stock'), now());
    return sendPlainPage(c, bookingPage(view, days, state), status);
  }

  async function move(c: BookingContext, found: Found): Promise<Response> {
    const { time } = await c.req.parseBody();
    const to = typeof time === 'string' ? time.slice(0, 16) : '';
    if (!TIME_PATTERN.test(to) || Number.isNaN(Date.parse(`${to}Z`)))
      return show(c, found, { problem: NO_TIME }, 422);
    if (to <= found.view.now) return show(c, found, { problem: TIME_PASSED }, 422);
    const { lead, appointment } = found;
    const closed =
      appointment.kind === 'service' ? whyWorkshopIsClosed(lead, to, c.get('stock'), now()) : null;
    if (closed !== null) return show(c, found, { problem: closed }, 422);
    const allowance = await consumeForVisitor(c, limits, 'bookingChanges');
    if (!allowance.ok) {
      c.header('Retry-After', String(allowance.retryAfterSeconds));
      return show(c, found, { problem: tooManyText(allowance.retryAfterSeconds) }, 429);
    }
    const problem = await changeAppointment(dependencies, lead, c.get('stock'), to);
    if (problem !== null) return show(c, found, { problem }, 422);
    return afterChange(c, found.view);
  }

  /** Redirects to the booking's page, so that a reload does not repeat the change. */
  function afterChange(c: BookingContext, { path }: BookingView): Response {
    setCookie(c, CHANGED_COOKIE, '1', {
      path,
      maxAge: CHANGED_COOKIE_SECONDS,
      httpOnly: true,
      sameSite: 'Lax',
    });
    return c.redirect(path, 303);
  }

  function showAfterChange(c: BookingContext, found: Found): Promise<Response> {
    const isDone = getCookie(c, CHANGED_COOKIE) !== undefined;
    if (isDone) deleteCookie(c, CHANGED_COOKIE, { path: found.view.path });
    return show(c, found, { isDone });
  }

  /** Finds the booking before a route answers; if there is none, answers with a page that says so. */
  const withBooking =
    (answer: (c: BookingContext, found: Found) => Response | Promise<Response>) =>
    async (c: BookingContext) => {
      // The path is a secret, so other sites must not see it. With "no-referrer", browsers would send `Origin: null`
      // with posts, which `checkOrigin` refuses.
      c.header('Referrer-Policy', 'strict-origin');
      c.header('X-Robots-Tag', 'noindex');
      const found = await find(c);
      return found instanceof Response ? found : answer(c, found);
    };

  return new Hono<ServiceEnv>()
    .use('/:token/*', withStock(dependencies))
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
        await changeAppointment(dependencies, lead, c.get('stock'), null);
        return afterChange(c, view);
      }),
    )
    .get(
      '/:token/booking.ics',
      withBooking((c, { lead, appointment }) => {
        const { site } = c.get('stock').tenant;
        const testDrive = wordFor(lead, c.get('stock'));
        const dealer = { ...site, testDrive, origin: new URL(site.url).origin };
        const { method, content } = calendarFile(lead, appointment, dealer);
        c.header('Content-Type', `text/calendar; charset=utf-8; method=${method}`);
        c.header('Content-Disposition', 'attachment; filename="booking.ics"');
        return c.body(content);
      }),
    );
}
