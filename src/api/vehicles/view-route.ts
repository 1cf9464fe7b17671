import { Hono } from 'hono';
import { z } from 'zod';
import { hasLeft, isGone } from '../../stock/rules/availability.ts';
import { purchasePrice, vehiclePrices } from '../../stock/rules/price.ts';
import type { Database } from '../platform/database/database.ts';
import { describeJsonRoute, describeSharedRefusals, TOO_MANY } from '../platform/http/openapi-responses.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { validateQuery } from '../platform/http/validate-query.ts';
import { limitRequests } from '../platform/limits/limit-requests.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import { countingDay } from '../platform/visitors/visitor-digest.ts';
import { visitorIdentity } from '../platform/visitors/visitor-identity.ts';
import { countView } from './count-view.ts';
import { NO_VEHICLE, type StockDependencies, withStock } from './stock/with-stock.ts';

const viewQuery = z.object({
  photos_count: z.coerce.number().int().min(0),
  updated_at: z.string().max(40).optional(),
  website_id: z.string().max(200),
});

const viewAnswer = z.object({
  views: z
    .number()
    .int()
    .meta({ description: 'Views that the feed reports, plus those that this service counted.' }),
  car_fields: z.object({
    status: z.string(),
    sold: z.boolean(),
    reserved: z.boolean(),
    price: z.number().nullable().meta({ description: 'AUD, as the page shows it.' }),
  }),
});

export interface ViewRouteDependencies extends StockDependencies {
  database: Database;
  limits: RateLimits;
  now: () => Date;
}

/** Current facts of a vehicle's page, from today's stock (API-18, VDP-31). Each request counts as a view. */
export function viewRoutes(dependencies: ViewRouteDependencies): Hono<ServiceEnv> {
  const { database, limits, now } = dependencies;
  return new Hono<ServiceEnv>().get(
    '/:slug/view.json',
    withStock(dependencies),
    limitRequests(limits, 'views'),
    describeSharedRefusals(TOO_MANY),
    describeJsonRoute('Views, status and price of a vehicle', viewAnswer, {
      400: 'The query is not valid.',
      403: 'The website_id belongs to another website.',
      404: 'There is no such vehicle.',
    }),
    validateQuery(viewQuery),
    async (c) => {
      const tenant = c.get('tenant');
      if (c.req.valid('query').website_id !== tenant.websiteId)
        return refuse(c, 403, 'This page belongs to another website.');
      const { bySlug, configOf } = c.get('stock');
      const car = bySlug.get(c.req.param('slug'));
      if (!car) return refuse(c, 404, NO_VEHICLE);
      const counted = await countView(database, {
        tenant: tenant.name,
        carId: car.id,
        day: countingDay(now()),
        visitor: visitorIdentity(c),
      });
      const { price } = vehiclePrices(car, configOf(car));
      return c.json({
        views: (car.views ?? 0) + counted,
        car_fields: {
          status: hasLeft(car) ? 'gone' : car.status,
          sold: isGone(car),
          reserved: car.reserved,
          price: purchasePrice(price)?.amount ?? null,
        },
      } satisfies z.infer<typeof viewAnswer>);
    },
  );
}
