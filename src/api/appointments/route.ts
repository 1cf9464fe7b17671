import { Hono } from 'hono';
import { z } from 'zod';
import { workshopsOf } from '../../frame/locations/workshops.ts';
import type { Database } from '../platform/database/database.ts';
import { describeJsonRoute, describeSharedRefusals, TOO_MANY } from '../platform/http/openapi-responses.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { validateQuery } from '../platform/http/validate-query.ts';
import { limitRequests } from '../platform/limits/limit-requests.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import { NO_VEHICLE, type StockDependencies, withStock } from '../vehicles/stock/with-stock.ts';
import { fetchFreeDays } from './free-days.ts';
import type { FreeDay } from './free-times.ts';
import { workshopDays } from './workshop-hours.ts';

const NO_DEALERSHIP = 'There is no such dealership.';
const NO_WORKSHOP = 'There is no such workshop.';

const appointmentsAnswer = z.object({
  days: z.array(z.object({ date: z.iso.date(), times: z.array(z.string().regex(/^\d\d:\d\d$/)) })),
}) satisfies z.ZodType<{ days: FreeDay[] }>;

const text = z.string().max(200);
const timesQuery = z.union([
  z.object({ car_id: text, dealership_id: text.optional() }),
  z.object({ dealership: text, workshop: text.optional() }),
]);

export interface AppointmentRouteDependencies extends StockDependencies {
  database: Database;
  limits: RateLimits;
  now: () => Date;
}

/**
 * Free times for a test drive at the yard of a vehicle or at a dealership (its slug), or for a service at a workshop (its
 * name) of that dealership (API-36). There are none if the yard or the workshop publishes no hours.
 */
export function appointmentRoutes(dependencies: AppointmentRouteDependencies): Hono<ServiceEnv> {
  const { database, limits, now } = dependencies;
  return new Hono<ServiceEnv>().get(
    '/appointments',
    withStock(dependencies),
    limitRequests(limits, 'appointments'),
    describeSharedRefusals(TOO_MANY),
    describeJsonRoute('Free times for a test drive or a service', appointmentsAnswer, {
      400: 'The query is not valid.',
      404: 'There is no such vehicle, dealership or workshop.',
    }),
    validateQuery(timesQuery),
    async (c) => {
      const stock = c.get('stock');
      const query = c.req.valid('query');
      const when = { tenant: c.get('tenant').name, now: now() };
      if ('car_id' in query) {
        const { car_id: carId, dealership_id: dealershipId = null } = query;
        if (!stock.byId.has(carId)) return refuse(c, 404, NO_VEHICLE);
        const testDrive = { carId, dealershipId, preferred: null };
        return c.json({ days: await fetchFreeDays(database.queries, stock, testDrive, when) });
      }
      const { dealership, workshop: name } = query;
      if (name !== undefined) {
        const workshop = workshopsOf(stock.yards).find(
          (one) => one.dealership_slug === dealership && one.name.trim() === name,
        );
        return workshop
          ? c.json({ days: workshopDays(workshop, stock, when.now) })
          : refuse(c, 404, NO_WORKSHOP);
      }
      if (!stock.tenant.site.dealerships.some(({ slug }) => slug === dealership))
        return refuse(c, 404, NO_DEALERSHIP);
      const testDrive = { carId: null, dealershipId: null, preferred: dealership };
      return c.json({ days: await fetchFreeDays(database.queries, stock, testDrive, when) });
    },
  );
}
