import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAR_SCHEMA } from '../documents/car-schema.ts';
import { addressOf, type SearchAddress, stateAt } from './address.ts';
import { isRangeAttribute, isRefinable } from './attributes.ts';
import { formatQuery } from './format-query.ts';
import { parseQuery } from './parse-query.ts';
import { EMPTY_SEARCH, isNarrowed, type SearchState } from './search-state.ts';

const refinable = CAR_SCHEMA.fields.map(({ name }) => name).filter(isRefinable);
const boundable = CAR_SCHEMA.fields.map(({ name }) => name).filter(isRangeAttribute);
/** Text without surrounding white space, which the address does not preserve in a query. */
const words = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.trim());
const value = words.filter((text) => text !== '');
/** A valid value of the attribute. */
const oneOf = (attribute: string) => {
  const { type } = CAR_SCHEMA.fields.find(({ name }) => name === attribute) ?? {};
  if (type === 'bool') return fc.constantFrom('true', 'false');
  return type === 'int32' ? fc.integer({ min: -(2 ** 31) + 1 }).map(String) : value;
};
const range = fc
  .tuple(fc.option(fc.nat({ max: 300_000 })), fc.option(fc.nat({ max: 300_000 })))
  .filter(([a, b]) => a !== null || b !== null)
  .map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }));
const state: fc.Arbitrary<SearchState> = fc.record({
  query: words,
  page: fc.integer({ min: 1, max: 99_999 }),
  sortBy: fc.option(fc.constantFrom('Car_production:price:desc', 'Car_production:created_at:desc')),
  refinements: fc
    .uniqueArray(fc.constantFrom(...refinable))
    .chain((names) =>
      fc.tuple(
        ...names.map((name) =>
          fc
            .uniqueArray(oneOf(name), { minLength: 1, maxLength: 4 })
            .map((values): [string, string[]] => [name, values]),
        ),
      ),
    )
    .map((entries) => Object.fromEntries(entries)),
  ranges: fc.dictionary(fc.constantFrom(...boundable), range, { noNullPrototype: true }),
});
const others = fc.constantFrom(
  '',
  'utm_source=mail',
  'gclid=a%20b&utm_campaign=x+y',
  'refinementList[vin][0]=1',
);

const TOYOTA: SearchAddress = {
  path: '/search/toyota/',
  scope: { make: ['Toyota'] },
  defaultPath: '/search/new-used-and-demo-cars/',
};
const at = (address: string): SearchState => {
  const [path = '', query = ''] = address.split('?');
  return stateAt(TOYOTA, path, query);
};

describe('query string', () => {
  it('SRC-08 reads and writes refinements as refinementList[attribute][n]=value', () => {
    const { state } = parseQuery(
      '?refinementList[city][0]=Alder%20Bay&refinementList[dealership_slug][0]=alder',
    );
    expect(state.refinements).toEqual({ city: ['Alder Bay'], dealership_slug: ['alder'] });
    expect(formatQuery({ ...EMPTY_SEARCH, refinements: { city: ['Alder Bay', 'Tuggerah'] } })).toBe(
      '?refinementList[city][0]=Alder%20Bay&refinementList[city][1]=Tuggerah',
    );
  });

  it('SRC-09 reads and writes ranges as range[attribute]=min:max, with either side optional', () => {
    const { state } = parseQuery('range[price]=10000:20000&range[km]=:60000&range[year]=2020:');
    expect(state.ranges).toEqual({
      price: { min: 10_000, max: 20_000 },
      km: { min: null, max: 60_000 },
      year: { min: 2020, max: null },
    });
    expect(formatQuery(state)).toBe('?range[km]=:60000&range[price]=10000:20000&range[year]=2020:');
  });

  it('SRC-10 reads and writes the sort order as sortBy, and ignores an invalid one', () => {
    expect(parseQuery('sortBy=Car_production:price:desc').state.sortBy).toBe('Car_production:price:desc');
    expect(parseQuery('sortBy=Car_production%3Aprice%3Aasc').state.sortBy).toBe('Car_production:price:asc');
    expect(formatQuery({ ...EMPTY_SEARCH, sortBy: 'Car_production:price:desc' })).toBe(
      '?sortBy=Car_production:price:desc',
    );
    for (const odd of ['price', 'Other:price:asc', 'Car_production:name:asc', 'Car_production:price:up'])
      expect(parseQuery(`sortBy=${odd}`).state.sortBy).toBeNull();
  });

  it.each(
    (
      'badge status car_type categories city colour dealership_name filtered_features item_type km ' +
      'location_name make make_model model price subscription_price price_range seats body drive fuel ' +
      'transmission state tag weekly_price_range year certified'
    ).split(' '),
  )('DAT-15 a search can be refined by %s', (attribute) => {
    const one = attribute === 'certified' ? 'true' : '1';
    const { state } = parseQuery(`refinementList[${attribute}][0]=${one}`);
    expect(state.refinements).toEqual({ [attribute]: [one] });
  });

  it('ignores empty fields of a form without scripts, and invalid ranges', () => {
    const { state, others } = parseQuery(
      'query=&refinementList[make][0]=&range[price]=&range[km]=:&range[year]=a:b&range[seats]=7:2&page=0&sortBy=',
    );
    expect(state).toEqual(EMPTY_SEARCH);
    expect(others).toBe('');
  });

  it('drops impossible values and bounds beyond the field’s range, and rounds a minimum up', () => {
    const { state } = parseQuery(
      'refinementList[year][0]=abc&refinementList[year][1]=2022&refinementList[certified][0]=maybe' +
        `&range[price]=10000.5:99999999999&range[km]=-${'9'.repeat(400)}:${'9'.repeat(400)}&range[seats]=NaN:`,
    );
    expect(state).toEqual({
      ...EMPTY_SEARCH,
      refinements: { year: ['2022'] },
      ranges: { price: { min: 10_001, max: null } },
    });
  });

  it('truncates the query to the maximum length', () => {
    const { query } = parseQuery(`query=${encodeURIComponent('\u{1F697}'.repeat(5000))}`).state;
    expect(query).toBe('\u{1F697}'.repeat(200));
    expect(formatQuery({ ...EMPTY_SEARCH, query })).toContain('%F0%9F%9A%97');
  });

  it('accepts names such as "constructor" as values but not as attributes', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const { state, others } = parseQuery(
        `refinementList[make][0]=${name}&refinementList[${name}][0]=x&range[${name}]=1:2&sortBy=Car_production:${name}:asc`,
      );
      expect(state).toEqual({ ...EMPTY_SEARCH, refinements: { make: [name] } });
      expect(others).toBe(`refinementList[${name}][0]=x&range[${name}]=1:2`);
    }
  });

  it('accepts repeated, skipped or missing indexes and escaped brackets', () => {
    const { state } = parseQuery(
      'refinementList%5Bmake%5D%5B7%5D=Kia&refinementList[make][7]=Mazda&refinementList[make][]=Kia&query=red+ute',
    );
    expect(state.refinements).toEqual({ make: ['Kia', 'Mazda'] });
    expect(state.query).toBe('red ute');
  });

  it('keeps unknown parameters unchanged', () => {
    const odd = 'utm_source=a%20b+c&%E0%A4%A&flag&refinementList[vin][0]=x&range[make]=1:2';
    const { state, others } = parseQuery(`${odd}&page=2`);
    expect(state).toEqual({ ...EMPTY_SEARCH, page: 2 });
    expect(others).toBe(odd);
    expect(formatQuery(state, others)).toBe(`?${odd}&page=2`);
  });

  it('of any search parses to the same search and the same other parameters', () => {
    fc.assert(
      fc.property(state, others, (search, kept) => {
        expect(parseQuery(formatQuery(search, kept))).toEqual({ state: search, others: kept });
      }),
    );
  });

  it('any query string, parsed and formatted, parses to the same search', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = parseQuery(text);
        expect(parseQuery(formatQuery(once.state, once.others))).toEqual(once);
      }),
    );
  });
});

describe('address', () => {
  it('keeps the path of a page (such as that of a make) as long as the search includes the page’s own filter', () => {
    const search = at('/search/toyota/?range[price]=:40000');
    expect(search.refinements).toEqual({ make: ['Toyota'] });
    expect(addressOf(TOYOTA, search, '?utm_source=mail')).toBe(
      '/search/toyota/?utm_source=mail&range[price]=:40000',
    );
  });

  it('leads to the search of all stock if the page’s own value is removed or another is added to it', () => {
    const bounded = { ...EMPTY_SEARCH, ranges: { price: { min: null, max: 40_000 } } };
    expect(addressOf(TOYOTA, bounded, '')).toBe('/search/new-used-and-demo-cars/?range[price]=:40000');
    const two = { ...EMPTY_SEARCH, refinements: { make: ['Toyota', 'Mazda'] } };
    expect(addressOf(TOYOTA, two, '')).toBe(
      '/search/new-used-and-demo-cars/?refinementList[make][0]=Toyota&refinementList[make][1]=Mazda',
    );
  });

  it('without a query string gives no filter at the path of all stock, and the make at the path of a make', () => {
    expect(at('/search/new-used-and-demo-cars/')).toEqual(EMPTY_SEARCH);
    expect(at('/search/toyota').refinements).toEqual({ make: ['Toyota'] });
  });

  it('of any search is read as the same search', () => {
    const lifted = fc.option(fc.constantFrom<string[]>(['Toyota'], ['Toyota', 'Mazda'], ['Mazda']));
    fc.assert(
      fc.property(state, lifted, (search, make) => {
        const { make: _, ...rest } = search.refinements;
        const asked = { ...search, refinements: make === null ? rest : { ...rest, make } };
        expect(at(addressOf(TOYOTA, asked, '?utm_medium=x'))).toEqual(asked);
      }),
    );
  });
});

describe('isNarrowed', () => {
  it('is true for a search with a query or a range, false for another page or order of all stock', () => {
    expect(isNarrowed({ ...EMPTY_SEARCH, page: 3, sortBy: 'Car_production:price:asc' })).toBe(false);
    expect(isNarrowed({ ...EMPTY_SEARCH, query: 'ute' })).toBe(true);
    expect(isNarrowed({ ...EMPTY_SEARCH, ranges: { price: { min: 1, max: null } } })).toBe(true);
  });
});
