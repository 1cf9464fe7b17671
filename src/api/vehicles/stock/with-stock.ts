import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeSharedRefusals } from '../../platform/http/openapi-responses.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { ServiceEnv } from '../../platform/http/service-env.ts';
import type { StockOf } from './stock-reader.ts';
import type { TenantStock } from './tenant-stock.ts';

/** Values of routes that come after `withStock`. */
export interface StockEnv extends ServiceEnv {
  Variables: ServiceEnv['Variables'] & { stock: TenantStock };
}

export interface StockDependencies {
  stockOf: StockOf;
}

const STOCK_UNREADABLE = 'The vehicles of this website cannot be read right now. Please try again later.';

/** Middleware that loads the stock of the request's tenant, and describes its refusal, for routes that need it. */
export const withStock = ({ stockOf }: StockDependencies): MiddlewareHandler<StockEnv> =>
  Object.assign(
    createMiddleware<StockEnv>(async (c, next) => {
      const stock = await stockOf(c.get('tenant').name);
      if (stock === null) return refuse(c, 503, STOCK_UNREADABLE);
      c.set('stock', stock);
      return next();
    }),
    describeSharedRefusals({ 503: STOCK_UNREADABLE }),
  );

/** Message for a vehicle that is not, or no longer, in stock. */
export const NO_VEHICLE = 'This vehicle is not in stock.';
