import { expect, it } from 'vitest';
import { recordingTransport } from '../../../tests/support/search/recording-transport.ts';
import { MULTI_QUERY_LIMIT, multiQuery } from './multi-query.ts';

it('API-08 several queries are sent in one request, each with index, facets, highlights, limit 10 and filter', async () => {
  const { bodies, transport } = recordingTransport();
  const shared = { index: 'Car_production', limit: MULTI_QUERY_LIMIT } as const;
  await multiQuery(transport, {
    queries: [
      {
        ...shared,
        facets: ['make', 'body'],
        highlightAttributes: ['name'],
        filter: [{ field: 'make', in: ['Kia'] }],
      },
      {
        ...shared,
        facets: [],
        highlightAttributes: [],
        filter: [{ field: 'price', min: 20_000, max: 30_000 }],
      },
    ],
  });
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.searches).toMatchObject([
    {
      collection: 'Car_production',
      facet_by: 'make,body',
      highlight_fields: 'name',
      limit: 10,
      filter_by: 'make:=[`Kia`]',
    },
    { collection: 'Car_production', facet_by: '', limit: 10, filter_by: 'price:[20000..30000]' },
  ]);
});
