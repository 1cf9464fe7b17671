import fc from 'fast-check';

/** Names that are not parameters of a search; some of them exist on every JavaScript object. */
const STRANGE_NAMES = ['__proto__', 'constructor', 'toString', 'searches', '', ' ', 'Q', 'sort_by '];

const piece = fc.constantFrom(
  ...['make', 'title', 'price', 'km', 'features', 'certified', 'litres', 'listed', 'rank', 'note', 'id'],
  ...['_text_match', '__proto__', 'constructor', 'asc', 'desc', 'missing_values', 'first', 'true', 'false'],
  ...[':', ':=', ':!=', ':!', '>', '<=', '..', '[', ']', '(', ')', '&&', '||', '&', '`', '"', '-', '*', '!'],
  ...[
    ',',
    ' ',
    '\n',
    '\t',
    '\0',
    '\\',
    '5',
    '-0',
    '1e9',
    '1e999',
    '99999999999999999999',
    'Wombat',
    'é',
    '🚗',
  ],
  ...['\uD83D', '\uDE97', '\u202E', '\u0301', 'ﬀ', 'İ', 'ß'],
);

/** Text that is almost valid for a parameter, or not at all. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 }).map((codes) =>
      // Includes lone surrogates.
      String.fromCharCode(...codes),
    ),
  },
);

const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, 1, 2, 250, 251, 1e21, 2 ** 32, 2 ** 53, Number.NaN, Infinity, -Infinity),
);

const wrongType = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, [], {}, [[]], [null], () => 0, Symbol.iterator, 5n),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);

const sensible: Record<string, fc.Arbitrary<unknown>> = {
  q: fc.constantFrom('*', '', 'wombat', 'night par', 'wmobat', '-wombat', '"night parrot"'),
  query_by: fc.constantFrom('title', 'title,make,features', 'title, badge'),
  filter_by: fc.constantFrom('make:=Wombat', 'price:>5 && certified:true', 'make:W*', 'id:[a,b]', 'km:<5'),
  sort_by: fc.constantFrom('price:asc', 'km:desc,rank:asc', '_text_match:desc,rank:desc'),
  facet_by: fc.constantFrom('make', 'price,features', 'certified,km,litres'),
  page: fc.integer({ min: 0, max: 4 }),
  per_page: fc.integer({ min: 0, max: 260 }),
  offset: fc.nat(7),
  limit: fc.nat(9),
  max_facet_values: fc.nat(12),
  prefix: fc.constantFrom(true, 'false', 'true'),
  num_typos: fc.constantFrom(0, '1', 2),
  typo_tokens_threshold: fc.nat(3),
  drop_tokens_threshold: fc.nat(3),
  include_fields: fc.constantFrom('id', 'id,make', 'none'),
};

const usual = fc.record<Record<string, unknown>>(sensible, { requiredKeys: ['q', 'query_by'] });

const valueFor = (name: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    ...(Object.hasOwn(sensible, name)
      ? [{ weight: 6, arbitrary: sensible[name] as fc.Arbitrary<unknown> }]
      : []),
    { weight: 4, arbitrary: text },
    { weight: 2, arbitrary: number },
    { weight: 1, arbitrary: fc.boolean() },
    { weight: 1, arbitrary: wrongType },
  );

/** A search with some of the named parameters, with any values. */
function searchWith(names: readonly string[]): fc.Arbitrary<unknown> {
  const entry = fc
    .constantFrom(...names, ...STRANGE_NAMES)
    .chain((name) => valueFor(name).map((value): [string, unknown] => [name, value]));
  const base = fc.oneof(
    { weight: 9, arbitrary: usual },
    { weight: 1, arbitrary: fc.constant<Record<string, unknown>>({}) },
  );
  return fc.tuple(base, fc.array(entry, { maxLength: 2 })).map(([params, extra]) => {
    const search: Record<string, unknown> = { collection: 'yard', ...params };
    for (const [name, value] of extra) {
      // As in parsed JSON, `__proto__` is an ordinary name.
      Object.defineProperty(search, name, { value, enumerable: true, configurable: true, writable: true });
    }
    return search;
  });
}

/** A `multi_search` body with any number of such searches, or an invalid one. */
export function bodyWith(names: readonly string[]): fc.Arbitrary<unknown> {
  const search = fc.oneof({ weight: 15, arbitrary: searchWith(names) }, { weight: 1, arbitrary: wrongType });
  return fc.oneof(
    {
      weight: 20,
      arbitrary: fc.array(search, { minLength: 1, maxLength: 3 }).map((searches) => ({ searches })),
    },
    { weight: 1, arbitrary: fc.oneof(wrongType, fc.record({ searches: wrongType })) },
  );
}
