import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** A Hono server that only reads the body and sends as many bytes as the service would. Prints its address. */
const bare = new Hono()
  .post('/api/leads', async (c) => {
    await c.req.json();
    return c.json({ success: true, lead_id: '00000000-0000-0000-0000-000000000000' });
  })
  .get('/api/cars/:slug/view.json', (c) =>
    c.json({ views: 1, car_fields: { status: 'in_stock', sold: false, reserved: false, price: 46_990 } }),
  );
serve({ fetch: bare.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  console.log(`Listens at http://127.0.0.1:${port}/`),
);
