import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { NOW } from '../../../../tests/support/service/test-service.ts';
import { northStock } from '../../../../tests/support/service/test-stock.ts';
import type { ServiceEnv } from '../../platform/http/service-env.ts';
import { withStock } from './with-stock.ts';

it('a route reads the stock only behind `withStock`: elsewhere it does not compile', async () => {
  const routes = new Hono<ServiceEnv>()
    .use((c, next) => {
      c.set('tenant', { name: c.req.query('tenant') ?? '' } as never);
      return next();
    })
    .get('/with', withStock({ stockOf: northStock(NOW) }), (c) => c.text(String(c.get('stock').byId.size)))
    // @ts-expect-error This route has no stock.
    .get('/without', (c) => c.text(String(c.get('stock'))));
  expect(await (await routes.request('/with?tenant=north')).text()).toBe('5');
  expect((await routes.request('/with?tenant=south')).status).toBe(503);
  expect(await (await routes.request('/without?tenant=north')).text()).toBe('undefined');
});
