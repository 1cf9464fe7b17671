import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { SEARCH_VIEWED } from '../../features/search/search-view-event.ts';
import { USED_VEHICLE_VIEWED } from '../../features/vehicle/live/viewing-event.ts';
import type { Database } from '../platform/database/database.ts';
import { describeRefusals, describeSharedRefusals, TOO_MANY } from '../platform/http/openapi-responses.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { limitBody, validateJsonBody } from '../platform/http/validate-json-body.ts';
import { limitRequests } from '../platform/limits/limit-requests.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import { countingDay, visitorDigest } from '../platform/visitors/visitor-digest.ts';
import { visitorIdentity } from '../platform/visitors/visitor-identity.ts';
import { NO_VEHICLE, type StockDependencies, withStock } from '../vehicles/stock/with-stock.ts';
import { storeEvent } from './store-event.ts';

/** An id without control characters or unpaired surrogates, because databases refuse some of them. */
const id = z
  .string()
  .max(200)
  .regex(/^\P{C}+$/u);
const reveal = z.object({ car_id: id, dealership_id: id.nullable(), website_id: id });
const viewing = z.discriminatedUnion('event_id', [
  reveal.extend({ event_id: z.literal(USED_VEHICLE_VIEWED) }),
  z.object({ event_id: z.literal(SEARCH_VIEWED), website_id: id }),
]);

const describeRecord = (summary: string) =>
  describeRoute({
    summary,
    responses: {
      204: {
        description:
          'The event is stored. A visitor’s event is stored once a day, or once a day for each vehicle if it is about a vehicle.',
      },
      ...describeRefusals({
        400: 'The body is not valid.',
        403: 'The website_id belongs to another website.',
        404: 'There is no such vehicle.',
        413: 'The body is too long.',
      }),
    },
  });

export interface EventRouteDependencies extends StockDependencies {
  database: Database;
  limits: RateLimits;
  now: () => Date;
}

/** Records of viewings (TRK-12, TRK-13) and of phone numbers that were shown (API-21), without personal data. */
export function eventRoutes(dependencies: EventRouteDependencies): Hono<ServiceEnv> {
  const { database, limits, now } = dependencies;
  async function record(
    tenant: string,
    visitor: string,
    event: { name: string; eventId: number | null; carId: string | null; dealershipId: string | null },
  ): Promise<void> {
    const what = [tenant, event.name, event.carId ?? '', visitor];
    await storeEvent(database, {
      ...event,
      tenant,
      idempotencyKey: await visitorDigest(database, countingDay(now()), what),
      receivedAt: now(),
    });
  }

  return new Hono<ServiceEnv>()
    .post(
      '/viewings',
      withStock(dependencies),
      limitRequests(limits, 'viewings'),
      describeSharedRefusals(TOO_MANY),
      limitBody,
      describeRecord('A used vehicle or a search page was viewed'),
      validateJsonBody(viewing),
      async (c) => {
        const viewed = c.req.valid('json');
        const { event_id: eventId } = viewed;
        const { name: tenant } = c.get('tenant');
        if (eventId === SEARCH_VIEWED) {
          const event = { name: 'search_viewing', eventId, carId: null, dealershipId: null };
          await record(tenant, visitorIdentity(c), event);
          return c.body(null, 204);
        }
        const { car_id: carId, dealership_id: dealershipId } = viewed;
        if (!c.get('stock').byId.has(carId)) return refuse(c, 404, NO_VEHICLE);
        await record(tenant, visitorIdentity(c), { name: 'viewing', eventId, carId, dealershipId });
        return c.body(null, 204);
      },
    )
    .post(
      '/phone-reveals',
      withStock(dependencies),
      limitRequests(limits, 'phoneReveals'),
      describeSharedRefusals(TOO_MANY),
      limitBody,
      describeRecord('A phone number was shown'),
      validateJsonBody(reveal),
      async (c) => {
        const { car_id: carId, dealership_id: dealershipId } = c.req.valid('json');
        if (!c.get('stock').byId.has(carId)) return refuse(c, 404, NO_VEHICLE);
        const event = { name: 'phone_reveal', eventId: null, carId, dealershipId };
        await record(c.get('tenant').name, visitorIdentity(c), event);
        return c.body(null, 204);
      },
    );
}
