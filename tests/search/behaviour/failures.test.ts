import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchParams } from '../../../src/search/protocol.ts';
import { ENGINES, type EngineUnderTest } from './engines.ts';
import { DOCUMENTS, SCHEMA, search } from './yard.ts';

const FILTERS: readonly (readonly [filter: string, error: string])[] = [
  ['colour:Red', 'Could not find a filter field named `colour` in the schema.'],
  ['make:=Wombat && colour:Red', 'Could not find a filter field named `colour` in the schema.'],
  ['BLAH', 'Could not parse the filter query.'],
  ['note:first', 'Cannot filter on non-indexed field `note`.'],
  ['price:abc', 'Error with filter field `price`: Numerical field has an invalid comparator.'],
  ['price:', 'Error with filter field `price`: Numerical field has an invalid comparator.'],
  ['price:10.5', 'Error with filter field `price`: Not an int32.'],
  ['price:>abc', 'Error with filter field `price`: Not an int32.'],
  ['price:[10..abc]', 'Error with filter field `price`: Not an int32.'],
  ['price:[1..2..3]', 'Could not parse the filter query.'],
  ['price:>5000000000', 'Error with filter field `price`: `5000000000` exceeds the range of an int32.'],
  ['listed:1.5', 'Error with filter field `listed`: Not an int64.'],
  ['litres:>much', 'Error with filter field `litres`: Not a float.'],
  ['certified:yes', 'Value of filter field `certified` must be `true` or `false`.'],
  ['certified:[true,yes]', 'Values of filter field `certified`: must be `true` or `false`.'],
  ['certified:!true', 'Value of filter field `certified` must be `true` or `false`.'],
  ['price:!1', 'Error with filter field `price`: Numerical field has an invalid comparator.'],
  ['price:[..abc]', 'Error with filter field `price`: Not an int32.'],
  ['certified:', 'Error with filter field `certified`: Filter value cannot be empty.'],
  ['make:', 'Error with filter field `make`: Filter value cannot be empty.'],
  ['make:=', 'Error with filter field `make`: Filter value cannot be empty.'],
  ['make:---', 'Error with filter field `make`: Filter value cannot be empty.'],
  ['id:', 'Error with filter field `id`: Filter value cannot be empty.'],
  ['(make:=Wombat', 'Could not parse the filter query: unbalanced parentheses.'],
  ['make:=Wombat)', 'Could not parse the filter query: unbalanced parentheses.'],
  ['make:=Wombat &&', 'Could not parse the filter query: unbalanced `&&` operands.'],
  ['|| make:=Wombat', 'Could not parse the filter query: unbalanced `||` operands.'],
  ['()', 'Filter query cannot be empty.'],
];

/** A request that our own code would never send. */
const odd = (params: Record<string, unknown>) => params as Partial<SearchParams>;

const REQUESTS: readonly (readonly [params: Partial<SearchParams>, code: number, error: string])[] = [
  [{ facet_by: 'colour' }, 404, 'Could not find a facet field named `colour` in the schema.'],
  [{ facet_by: 'title' }, 404, 'Could not find a facet field named `title` in the schema.'],
  [{ sort_by: 'colour:asc' }, 404, 'Could not find a field named `colour` in the schema for sorting.'],
  [{ sort_by: 'make:asc' }, 404, 'Could not find a field named `make` in the schema for sorting.'],
  [{ sort_by: 'price:up' }, 400, 'Order for field` price` should be either ASC or DESC.'],
  [{ sort_by: 'price:asc,' }, 400, 'Order for field` price` should be either ASC or DESC.'],
  [{ sort_by: ',price:asc' }, 400, 'Parameter `sort_by` is malformed.'],
  [{ sort_by: 'price:asc,,km:asc' }, 400, 'Parameter `sort_by` is malformed.'],
  [{ sort_by: 'price' }, 400, 'Parameter `sort_by` is malformed.'],
  [{ sort_by: ' ' }, 400, 'Parameter `sort_by` is malformed.'],
  [{ sort_by: 'price:asc,km:asc,rank:asc,offset:asc' }, 400, 'Only upto 3 sort_by fields can be used.'],
  [{ per_page: 251 }, 422, 'Only upto 250 hits can be fetched per page.'],
  [{ limit: 251 }, 422, 'Only upto 250 hits can be fetched per page.'],
  [{ per_page: -1 }, 400, 'Parameter `per_page` must be an unsigned integer.'],
  [{ per_page: 1.5 }, 400, 'Parameter `per_page` must be an unsigned integer.'],
  [{ page: 1e12 }, 400, 'Parameter `page` must be an unsigned integer.'],
  [odd({ q: undefined }), 400, 'Parameter `q` is required.'],
  [
    odd({ typo_tokens_threshold: 'two' }),
    400,
    'Parameter `typo_tokens_threshold` must be an unsigned integer.',
  ],
  [
    odd({ drop_tokens_threshold: '1e3' }),
    400,
    'Parameter `drop_tokens_threshold` must be an unsigned integer.',
  ],
  [odd({ typo_tokens_threshold: -1 }), 400, 'Parameter `typo_tokens_threshold` must be an unsigned integer.'],
  [
    odd({ max_filter_by_candidates: 'all' }),
    400,
    'Parameter `max_filter_by_candidates` must be an unsigned integer.',
  ],
  [{ query_by_weights: 'x' }, 400, 'Parameter `query_by_weights` is malformed.'],
  [odd({ filter_by: ['id:a'] }), 400, 'One or more search parameters are malformed.'],
  [odd({ page: null }), 400, 'One or more search parameters are malformed.'],
  [{ q: '*', query_by: 'colour' }, 404, 'Could not find a field named `colour` in the schema.'],
  [{ q: '*', query_by: 'price' }, 400, 'Field `price` should be a string or a string array.'],
  [{ q: 'x', query_by: '' }, 400, 'No search fields specified for the query.'],
  [{ q: 'x', query_by: 'colour' }, 404, 'Could not find a field named `colour` in the schema.'],
  [{ q: 'x', query_by: 'price' }, 400, 'Field `price` should be a string or a string array.'],
];

describe.each(ENGINES)('invalid requests to %s', (_, open) => {
  let engine: EngineUnderTest;
  beforeAll(async () => {
    engine = await open(SCHEMA, DOCUMENTS);
  });
  afterAll(() => engine.dispose());

  const failureOf = async (params: Partial<SearchParams>) =>
    (await engine.answer({ searches: [search(params)] })).results[0];

  it.each(FILTERS)('get an error for the filter %s: %s', async (filter_by, error) => {
    expect(await failureOf({ filter_by })).toEqual({ code: 400, error });
  });

  it.each(REQUESTS)('get an error for the parameters %j: %i %s', async (params, code, error) => {
    expect(await failureOf(params)).toEqual({ code, error });
  });

  it('a failed search does not affect the other searches of the request', async () => {
    const { results } = await engine.answer({
      searches: [
        search({ filter_by: 'id:a' }),
        search({ filter_by: 'BLAH' }),
        search({ filter_by: 'id:[b,c]' }),
      ],
    });
    expect(results).toMatchObject([
      { found: 1 },
      { code: 400, error: 'Could not parse the filter query.' },
      { found: 2 },
    ]);
  });
});
