import { Hono } from 'hono';
import { z } from 'zod';
import { limitRequests } from '../limits/limit-requests.ts';
import { describeJsonRoute, describeSharedRefusals, TOO_MANY } from '../openapi-responses.ts';
import { refuse } from '../refusal.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { ServiceEnv } from '../service-env.ts';
import { NO_VEHICLE } from '../stock/with-stock.ts';
import { validateQuery } from '../validate-query.ts';
import { fetchFreeDays } from './free-days.ts';
import type { FreeDay } from './free-times.ts';

const appointmentsAnswer = z.object({
  days: z.array(z.object({ date: z.iso.date(), times: z.array(z.string().regex(/^\d\d:\d\d$/)) })),
}) satisfies z.ZodType<{ days: FreeDay[] }>;

/** Free times for a test drive at the yard of a vehicle (API-36). There are none if the yard publishes no hours. */
export function appointmentRoutes({
  database,
  limits,
  now,
}: Pick<ServiceDependencies, 'database' | 'limits' | 'now'>): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>().get(
    '/appointments',
    limitRequests(limits, 'appointments'),
    describeSharedRefusals(TOO_MANY),
    describeJsonRoute('Free times for a test drive', appointmentsAnswer, {
      400: 'The query is not valid.',
      404: 'There is no such vehicle.',
    }),
    validateQuery(z.object({ car_id: z.string().max(200), dealership_id: z.string().max(200).optional() })),
    async (c) => {
      const stock = c.get('stock');
      const { car_id: carId, dealership_id: dealershipId = null } = c.req.valid('query');
      if (!stock.byId.has(carId)) return refuse(c, 404, NO_VEHICLE);
      const testDrive = { carId, dealershipId, preferred: null };
      const when = { tenant: c.get('tenant').name, now: now() };
      return c.json({ days: await fetchFreeDays(database.queries, stock, testDrive, when) });
    },
  );
}
