import { createMiddleware } from 'hono/factory';
import { refuse } from '../../platform/http/refusal.ts';
import type { ServiceEnv } from '../../platform/http/service-env.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';

export const STOCK_UNREADABLE =
  'The vehicles of this website cannot be read right now. Please try again later.';

/** Middleware that loads the stock of the request's tenant, for routes that need it. */
export const withStock = ({ stockOf }: Pick<ServiceDependencies, 'stockOf'>) =>
  createMiddleware<ServiceEnv>(async (c, next) => {
    const stock = await stockOf(c.get('tenant').name);
    if (stock === null) return refuse(c, 503, STOCK_UNREADABLE);
    c.set('stock', stock);
    return next();
  });

/** Message for a vehicle that is not, or no longer, in stock. */
export const NO_VEHICLE = 'This vehicle is not in stock.';
