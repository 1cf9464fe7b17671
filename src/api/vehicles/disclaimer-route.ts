import { Hono } from 'hono';
import { z } from 'zod';
import { financeFigure } from '../../features/finance/finance-figure.ts';
import { localTime } from '../../lib/clock.ts';
import { describeJsonRoute } from '../platform/http/openapi-responses.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { NO_VEHICLE, type StockDependencies, withStock } from './stock/with-stock.ts';

const disclaimerAnswer = z.object({
  disclaimer: z.string().nullable().meta({ description: 'Null if the vehicle is not offered with finance.' }),
});

export interface DisclaimerRouteDependencies extends StockDependencies {
  now: () => Date;
}

/** The lender's disclaimer for a vehicle, from today's stock (API-38). */
export const disclaimerRoutes = (dependencies: DisclaimerRouteDependencies): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().get(
    '/:id/finance-disclaimer',
    withStock(dependencies),
    describeJsonRoute('Finance disclaimer of a vehicle', disclaimerAnswer, {
      404: 'There is no such vehicle.',
    }),
    (c) => {
      const { byId, configOf, tenant } = c.get('stock');
      const car = byId.get(c.req.param('id'));
      if (!car) return refuse(c, 404, NO_VEHICLE);
      const { year } = localTime(dependencies.now(), tenant.site.timezone);
      const figure = financeFigure(car, configOf(car).finance, year);
      return c.json({ disclaimer: figure?.lender.disclaimer ?? null });
    },
  );
