import { Hono } from 'hono';
import { z } from 'zod';
import { similarCars } from '../../stock/similar.ts';
import { describeJsonRoute } from '../platform/http/openapi-responses.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { NO_VEHICLE, type StockDependencies, withStock } from './stock/with-stock.ts';

/** A page shows six similar vehicles. More ids are sent, because the search on the page may leave some out. */
const MAX_SIMILAR = 20;

const similarAnswer = z.object({ ids: z.array(z.string()).max(MAX_SIMILAR) });

/** Ids of the vehicles on sale that are most similar to a given vehicle, on sale or sold (API-39, ERR-15). */
export const similarRoutes = (dependencies: StockDependencies): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().get(
    '/:slug/related.json',
    withStock(dependencies),
    describeJsonRoute('Ids of similar vehicles', similarAnswer, { 404: 'There is no such vehicle.' }),
    (c) => {
      const { bySlug, similar } = c.get('stock');
      const car = bySlug.get(c.req.param('slug'));
      if (!car) return refuse(c, 404, NO_VEHICLE);
      return c.json({ ids: similarCars(car, similar, MAX_SIMILAR).map(({ id }) => id) });
    },
  );
