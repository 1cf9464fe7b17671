import { expect, it } from 'vitest';
import type { CardView } from '../../rules/views.ts';
import type { FacetResult, MultiSearchBody } from '../protocol.ts';
import type { SearchTransport } from './search-transport.ts';
import { answerOf } from './testing/answer-of.ts';
import { vehicleDetails } from './vehicle-details.ts';

const card = (id: string) => ({ id, title: id }) as CardView;
const facet = (field_name: string, ...values: string[]): FacetResult => ({
  field_name,
  sampled: false,
  counts: values.map((value) => ({ value, highlighted: value, count: 1 })),
  stats: { total_values: values.length },
});

it('asks for all vehicles at once and tells what is known of those that are there', async () => {
  const bodies: MultiSearchBody[] = [];
  const transport: SearchTransport = {
    multiSearch: async (body) => {
      bodies.push(body);
      const [first, second] = body.searches.map((search) => answerOf(search, 1));
      if (!first || !second) throw new Error('Two vehicles were to be asked for.');
      const hits = [{ document: { id: 'a', card: card('a') }, highlight: {}, highlights: [] }];
      const facet_counts = [facet('year', '2023'), facet('body', 'Ute'), facet('seats')];
      return { results: [{ ...first, hits, facet_counts }, second] };
    },
  };
  const details = await vehicleDetails(transport, ['a', 'gone `x`']);
  expect([...details]).toEqual([['a', { card: card('a'), facts: { Year: '2023', Body: 'Ute' } }]]);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.searches.map(({ filter_by }) => filter_by)).toEqual([
    'id:=[`a`]',
    'id:=[`gone \\`x\\``]',
  ]);
});

it('rejects where the search fails', async () => {
  const failing: SearchTransport = {
    multiSearch: async () => ({ results: [{ code: 404, error: 'Not found.' }] }),
  };
  await expect(vehicleDetails(failing, ['a'])).rejects.toThrow('404');
});
