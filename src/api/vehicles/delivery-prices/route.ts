import { Hono } from 'hono';
import { z } from 'zod';
import { PLACE_UNKNOWN } from '../../../features/delivery/delivery.ts';
import {
  describeJsonRoute,
  describeSharedRefusals,
  TOO_MANY,
} from '../../platform/http/openapi-responses.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { ServiceEnv } from '../../platform/http/service-env.ts';
import { validateQuery } from '../../platform/http/validate-query.ts';
import { limitRequests } from '../../platform/limits/limit-requests.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import { findPostcode } from '../places/postcodes.ts';
import { NO_VEHICLE, type StockDependencies, withStock } from '../stock/with-stock.ts';
import { type DeliveryPrice, deliveryPrice } from './delivery-price.ts';

const deliveryAnswer = z.object({
  name: z.string(),
  price: z.number().min(0).meta({ description: 'AUD' }),
}) satisfies z.ZodType<DeliveryPrice>;

export interface DeliveryPriceRouteDependencies extends StockDependencies {
  limits: RateLimits;
}

/** The price of delivering a vehicle to a postcode (API-37, CAL-07, ERR-09). */
export const deliveryPriceRoutes = (dependencies: DeliveryPriceRouteDependencies): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().get(
    '/delivery-price',
    withStock(dependencies),
    limitRequests(dependencies.limits, 'places'),
    describeSharedRefusals(TOO_MANY),
    describeJsonRoute('Price of delivery to a postcode', deliveryAnswer, {
      400: 'The query is not valid.',
      404: 'There is no such vehicle, or no price for the place.',
    }),
    validateQuery(z.object({ postcode: z.string().max(20), car_id: z.string().max(200) })),
    (c) => {
      const { postcode, car_id } = c.req.valid('query');
      const { byId, configOf, yardOf } = c.get('stock');
      const car = byId.get(car_id);
      if (!car) return refuse(c, 404, NO_VEHICLE);
      const to = findPostcode(postcode);
      const { lat, long } = yardOf(car)?.departments[0].address ?? {};
      const yard = lat === undefined || long === undefined ? null : { lat, long };
      const price = to && deliveryPrice(configOf(car).delivery.zones, to, yard);
      return price ? c.json(price) : refuse(c, 404, PLACE_UNKNOWN);
    },
  );
