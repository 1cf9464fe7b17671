import { expect, it } from 'vitest';
import { decodeFilters } from '../../../src/features/search/live/recent-searches.ts';
import { savedSearchOf } from '../../../src/features/search/search-history.ts';
import { parseQuery } from '../../../src/search/url-state/parse-query.ts';
import { addScope, dropScope, keepsScope } from '../../../src/search/url-state/scope.ts';
import { PROTOTYPE_NAMES } from '../../support/prototype-names.ts';

it.each(PROTOTYPE_NAMES)(
  'filters, ranges, sort order and page named %s in a search address are ignored',
  (name) => {
    const query = `refinementList[${name}][0]=a&range[${name}]=1:2&${name}=b&sortBy=${name}&page=${name}`;
    const { state, others } = parseQuery(query);
    expect(state).toEqual({ query: '', page: 1, sortBy: null, refinements: {}, ranges: {} });
    expect(others).toContain(`${name}=b`);
    const scope = { make: [name] };
    const scoped = addScope(state, scope);
    expect(scoped.refinements).toEqual(scope);
    expect(keepsScope(scoped, scope)).toBe(true);
    expect(dropScope(scoped, scope).refinements).toEqual({});
    expect(addScope(state, JSON.parse(`{"${name}":["a"]}`)).refinements).toEqual(
      JSON.parse(`{"${name}":["a"]}`),
    );
  },
);

it.each(PROTOTYPE_NAMES)('a filter named %s in a search saved in the browser is ignored', (name) => {
  const saved = savedSearchOf({ filters: JSON.parse(`{"${name}":["a"]}`), path: '/search/' });
  expect(Object.keys(saved?.filters ?? {})).toEqual([name]);
  expect(decodeFilters(saved?.filters ?? {}).refinements).toEqual({});
});
