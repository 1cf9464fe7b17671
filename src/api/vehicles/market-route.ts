import { Hono } from 'hono';
import { z } from 'zod';
import { describeJsonRoute } from '../platform/http/openapi-responses.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { type ComparedPrices, comparePrices } from './compare-prices.ts';
import { NO_VEHICLE, type StockDependencies, withStock } from './stock/with-stock.ts';

const aud = (description: string) =>
  z
    .number()
    .min(0)
    .meta({ description: `AUD: ${description}` });

const marketAnswer = z.object({
  fill: z.number().min(0).max(1),
  listing_price: aud('price of the vehicle; 0 if it shows none.'),
  market_range_min: aud('lowest price of comparable vehicles.'),
  market_range_max: aud('highest price of comparable vehicles.'),
  confidence: z.number().min(0).max(1),
  description: z.string().nullable(),
  vehicles: z.number().int().min(0).meta({ description: 'Number of comparable vehicles.' }),
}) satisfies z.ZodType<ComparedPrices>;

/** The price comparison, under the path of the vehicle's page (API-17). */
export const marketRoutes = (dependencies: StockDependencies): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().get(
    '/:path{.+}/autogauge',
    withStock(dependencies),
    describeJsonRoute('Price comparison of a vehicle', marketAnswer, { 404: 'There is no such vehicle.' }),
    (c) => {
      const { byPath, stock } = c.get('stock');
      const car = byPath.get(`/${c.req.param('path')}`);
      if (!car) return refuse(c, 404, NO_VEHICLE);
      return c.json(comparePrices(car, stock.onSale));
    },
  );
