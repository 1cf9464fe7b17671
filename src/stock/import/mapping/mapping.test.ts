import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importText, NOW } from '../../../../tests/support/stock/import-rows.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { FeedRefused } from '../feed/feed-refused.ts';
import { checkColumns, mapper as mapperOf } from './apply-mapping.ts';
import { compileExpression } from './expression.ts';
import { loadMapping, type Mapping, parseMapping } from './load-mapping.ts';

const row: Record<string, string> = {
  Colour: 'White / Black / Red',
  Odo: '32,000 mi',
  Empty: '',
  Doors: ' 5 Seats',
  'A B': 'x',
};
const lists = new Map([['makes', ['Land Rover', 'Rover', 'Alfa Romeo', 'BMW']]]);
const value = (source: string) =>
  compileExpression(source, lists).run({ cell: (column) => row[column] ?? null, now: NOW });

/** A mapper for a format that knows no columns. */
const mapper = (mapping: Mapping, now: Date) => mapperOf(mapping, { names: {}, ignored: '' }, now);

function refusal(yaml: string): string {
  try {
    parseMapping(yaml, 'm.yaml');
  } catch (error) {
    if (error instanceof FeedRefused) return error.reason;
    throw error;
  }
  return '';
}

describe('expressions', () => {
  it.each([
    ["split({Colour}, ' / ', 0)", 'White'],
    ["split({Colour}, ' / ', -1)", 'Red'],
    ["split({Colour}, ' / ', 9)", null],
    ["match({Colour}, '/ (.*)$')", 'Black / Red'],
    ["match({Doors}, '\\d+')", '5'],
    ["matches({Doors}, 'SEATS')", true],
    ['miles({Odo})', 51_499.008],
    ['number({Odo})', 32_000],
    ['multiply(2.5, 1000)', 2_500],
    ["first({Empty}, {Missing}, 'x')", 'x'],
    ["if({Empty} == '', 'none', {Empty})", 'none'],
    ["if(number({Odo}) > 1000 and not empty({Colour}), 'a', 'b')", 'a'],
    ["'a' + {A B} + 'b'", 'axb'],
    ["join(' ', {A B}, {Empty}, 'y')", 'x y'],
    ["replace({Colour}, ' / .*', '')", 'White'],
    ["upper('a') != 'b'", true],
    ['(1 < 2) or false', true],
    ["'it\\'s'", "it's"],
    ['feet(20)', 6_096],
    ["feet('18\\'6\"')", 5_639],
    ["feet('18 ft 6 in')", 5_639],
    // Left for the field to refuse.
    ["feet('18-20 ft')", '18-20 ft'],
    ['tonnes("1.5")', 1_500],
    ['pounds(100)', 45.359],
    [
      "title('LAND ROVER discovery CX-5 rolls-royce o\\'brien')",
      "Land Rover Discovery CX-5 Rolls-Royce O'brien",
    ],
    ["title('bmw x5 GTI', makes, 'GTI')", 'BMW x5 GTI'],
    ["one_of(' bmw ', makes)", true],
    ["one_of('Kia', makes, 'Kia')", true],
    ["one_of('Rov', makes)", false],
    ["one_of({Missing}, '', makes)", false],
    ["starts_with('LAND ROVER Discovery', makes)", 'Land Rover'],
    ["starts_with('Roverine', makes)", null],
    ["after('LAND ROVER Discovery 4', starts_with('land rover Discovery 4', makes))", 'Discovery 4'],
    ["after('Kia Rio', starts_with('Kia Rio', makes))", 'Kia Rio'],
    ["replace('a-b', '(\\w)-(\\w)', '$2+$1 $$ $& $7')", 'b+a $ a-b $7'],
    ["match('5\u00a0km', '^(\\d)\\s[^\\s]')", '5'],
    ["matches('CITROËN', 'citro\\u00ebn')", true],
  ])('%s gives %j', (source, expected) => expect(value(source)).toEqual(expected));

  it('now() gives the time that the import was given, for every record', async () => {
    const { cars } = await importText('No,Make,Model\n1,Kia,Rio\n2,Kia,Rio\n', {
      mapping: `columns: { stocknum: No, make: Make, model: Model }
constants: { car_type: used, year: '2020' }
expressions: { created_at: now() }
`,
    });
    expect(cars.map(({ created_at }) => created_at)).toEqual([NOW.toISOString(), NOW.toISOString()]);
  });

  it('list() splits a text and leaves out empty parts', () =>
    expect(value("list('a; b;;c', ';')")).toEqual(['a', 'b', 'c']));

  it.each([
    ['splt({Colour})', 'did you mean split?'],
    ['split({Colour})', 'passes 1 argument to split; its form is split(text, separator'],
    ["split({Colour}, '/', 0", 'needs a ")" at its end'],
    ['{Colour} {Odo}', 'continues with "Odo"'],
    ['', 'ends where a value is expected'],
    ['a ? b', 'cannot be read from'],
    ["match({Odo}, '(')", 'has an invalid pattern, "(": it is missing closing )'],
    ["match({Odo}, 'a(?=b)')", 'uses a lookahead or lookbehind'],
    ["match({Odo}, '(?<!a)b')", 'uses a lookahead or lookbehind'],
    ["match({Odo}, '(a)\\1')", 'refers back to a group ("\\1")'],
    ["split({Odo}, '/', 'last')", 'passes the text "last" to split as argument 3, which must be a number'],
    ["upper({Odo} == 'x')", 'passes a yes-or-no value to upper as argument 1, which must be a text'],
    ["lower(list({Odo}, ','))", 'passes a list to lower as argument 1, which must be a text'],
    ["multiply({Odo}, 'twice')", 'must be a number'],
    ["{Odo} > 'many'", 'compares "many" with ">"'],
    ["list({Odo}, ',') + 'x'", 'joins a list with "+"'],
    ['one_of({Odo}, maks)', 'uses an unknown function or list "maks"; did you mean makes?'],
    ['constructor({Odo})', 'uses an unknown function "constructor"'],
    [`${'('.repeat(60)}1${')'.repeat(60)}`, 'is nested more than 50 levels deep'],
    [`${'not '.repeat(60)}true`, 'is nested more than 50 levels deep'],
    [`'a'${" + 'a'".repeat(2_000)}`, 'has more than 2000 words'],
  ])('%j is refused with an explanation', (source, words) =>
    expect(() => compileExpression(source, lists)).toThrow(words),
  );
});

describe('a mapping file', () => {
  it('is reported as missing only if there is nothing at its path', async () => {
    const folder = temporaryFolder('mapping');
    const missing = join(folder, 'none.yaml');
    await expect(loadMapping(missing)).rejects.toThrow(`There is no mapping file at ${missing}.`);
    await expect(loadMapping(folder)).rejects.toThrow(`The mapping file ${folder} cannot be read: EISDIR`);
  });

  it('reports all mistakes at once, with file, line and the most similar known word', () => {
    const reason = refusal('columns:\n  mak: Brand\nexpressions:\n  km: mils({Odo})\nconstnats: {}\n');
    expect(reason).toContain('m.yaml has 3 mistakes');
    expect(reason).toContain('did you mean miles?');
    expect(reason).toContain('did you mean make?');
    expect(reason).toContain('did you mean constants?');
    expect(refusal('expressions:\n  km: mils({Odo})\n')).toContain(
      'line 2, expressions.km: the expression uses an unknown function "mils"; did you mean miles?',
    );
    expect(refusal("quarantine:\n  - when: matches({A}, '[')\n    field: A\n    because: b\n")).toBe(
      'The mapping file m.yaml has a mistake: line 2, quarantine.0.when: the expression has an invalid pattern, "[": it is missing closing ] (matches({A}, \'[\')).',
    );
    expect(refusal('lists: { makes: [Kia], split: [x] }')).toContain('cannot have the name of a function');
    expect(
      refusal(
        `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
          .split('')
          .map((key, i) => `${key}: &${key} [${Array(9).fill(`*${'abcdefg'[i]}`)}]`)
          .join('\n')}`,
      ),
    ).toContain('m.yaml');
    expect(refusal(`lists: ${'['.repeat(50_000)}`)).toContain(
      'm.yaml has a mistake: line 1, this is nested too deeply',
    );
    expect(refusal('columns: [')).toContain('mistake');
    expect(refusal('currencies: { usd: poa }')).toContain('must be a currency code');
  });

  it('reports wrong keys and wrong expressions of a file together, each with its line', () => {
    const reason = refusal(`columns:
  mak: Brand
  price: 5
  body: [Type]
  year:
constnats: {}
unknown: x
lists:
  Makes: [Kia]
expressions:
  km: mils({Odo})
  colour: {Paint}
repairs:
  - { when: "spilt({A})", becuase: swapped }
quarantine: none
currencies: { usd: poa, USD: pao, EUR: -1 }
distance: mile
lowest_price: -1
delimiter: "ab"
`);
    const expected = [
      'line 2, columns.mak: "mak" is not a field of a vehicle; did you mean make?',
      'line 3, columns.price: must be text; put it in quotes: "5"',
      'line 4, columns.body: YAML reads a value that starts with "{" or "[" as a group: write it without the brackets, body: Type',
      'line 5, columns.year: "year" is empty; give it text, or remove the line',
      'line 6, constnats: there is no key "constnats" here; did you mean constants?',
      'line 7, unknown: must be a list, not "x": start each entry with "- ", or list them in [ ], separated by commas',
      'line 9, lists.Makes: the name of a list starts with a lower-case letter or "_", has only lower-case letters, digits and "_", and is not and, or, not, true or false',
      'line 11, expressions.km: the expression uses an unknown function "mils"; did you mean miles? (mils({Odo}))',
      'line 12, expressions.colour: this needs quotes, because YAML reads a value that starts with "{" or "[" as a group: write "{Paint}"',
      'line 14, repairs.0.because: "because" is missing; give it text',
      'line 14, repairs.0.set: "set" is missing; give it keys with their values',
      'line 14, repairs.0.becuase: there is no key "becuase" here; did you mean because?',
      'line 14, repairs.0.when: the expression uses an unknown function "spilt"; did you mean split? (spilt({A}))',
      'line 15, quarantine: must be a list, not "none": start each entry with "- ", or list them in [ ], separated by commas',
      'line 16, currencies.usd: "usd" must be a currency code such as USD',
      'line 16, currencies.USD: must be poa, quarantine or a rate above 0, not pao',
      'line 16, currencies.EUR: must be poa, quarantine or a rate above 0, not -1',
      'line 17, distance: must be km or miles, not mile',
      'line 18, lowest_price: must be 0 or more, not -1',
      'line 19, delimiter: must be one character, not "ab"',
    ];
    expect(reason.split('\n')).toEqual([
      'The mapping file m.yaml has 20 mistakes:',
      ...expected.map((line) => `  m.yaml, ${line}`),
    ]);
  });

  it.each([
    [
      'expressions:\n  make: {A} + "x"\n',
      'line 2, this does not belong here',
      'needs quotes around all of it',
    ],
    [
      "expressions:\n  make: 'a' + {A}\n",
      'line 2, this does not belong here',
      'needs quotes around all of it',
    ],
    ['columns:\n  make: A\n  make: B\n', 'line 3, this key occurs a second time', 'Keep one'],
    ['columns:\n  make: *Brand\n', 'line 2, "*Brand" is not defined here', 'needs quotes'],
    ['columns:\n\tmake: A\n', 'line 2, a tab indents this line', 'Use spaces'],
    ['columns: &a { make: [*a] }\n', 'line 1, ', 'write'],
    ['- make', 'line 1, a mapping file has keys with their values', 'columns:'],
  ])('%j is reported with its line', (yaml, place, words) => {
    const reason = refusal(yaml);
    expect(reason).toContain(`m.yaml has a mistake: ${place}`);
    expect(reason).toContain(words);
  });

  it('is refused with file and line if a field has both a column and an expression', () => {
    const text = `columns:
  make: Brand
  badge: Trim
expressions:
  colour: "trim({Paint})"
  badge: "trim({Type})"
  make: "trim({Maker})"
`;
    expect(refusal(text).split('\n')).toEqual([
      'The mapping file m.yaml has 2 mistakes:',
      '  m.yaml, line 6, expressions.badge: the field already has a column on line 3; remove one of the two',
      '  m.yaml, line 7, expressions.make: the field already has a column on line 2; remove one of the two',
    ]);
  });

  it('is refused if it reads columns that the feed does not have', () => {
    const mapping = parseMapping('columns: { make: Brnd, model: Model }', 'm.yaml');
    expect(() => checkColumns(mapping, ['Brand', 'Model'])).toThrow(
      'The mapping file m.yaml reads "Brnd" (did you mean "Brand"?) on line 1, which the feed does not have',
    );
    expect(() => checkColumns(parseMapping('columns: { make: BRAND }', 'm.yaml'), ['Brand'])).not.toThrow();
  });

  it('reports columns as unused that nothing reads and that it does not ignore', () => {
    const { toRaw, unusedColumns } = mapper(
      parseMapping('columns: { make: Brand }\nignore: { Junk: dealer names }', 'm.yaml'),
      NOW,
    );
    toRaw({ Brand: 'Kia', Model: 'Rio', Junk: 'x', Blank: '' });
    expect(unusedColumns()).toEqual(['Model']);
  });

  it('refuses a record for which an expression fails, naming file, line and expression', () => {
    const { toRaw } = mapper(
      parseMapping('columns: { make: A }\nexpressions:\n  model: match({A}, {B})\n', 'm.yaml'),
      NOW,
    );
    expect(toRaw({ A: 'Kia Rio', B: ' (.*)' })).toMatchObject({ ok: true, raw: { model: 'Rio' } });
    expect(toRaw({ A: 'Kia Rio', B: '(' })).toEqual({
      ok: false,
      field: 'mapping',
      value: null,
      reason:
        'the expression of m.yaml, line 3, expressions.model has an invalid pattern, "(": it is missing closing ) (match({A}, {B}))',
    });
  });

  it('matches even the pattern ^(a+)+$ on 20,000 characters in less than 10 seconds', () => {
    const { toRaw } = mapper(parseMapping('expressions: { make: "match({A}, \'^(a+)+$\')" }', 'm.yaml'), NOW);
    const started = performance.now();
    expect(toRaw({ A: `${'a'.repeat(20_000)}!` })).toEqual({ ok: true, raw: {}, notes: [] });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it.each([
    ['__proto__: {}', 1],
    ['columns:\n  __proto__: A', 2],
    ['expressions:\n  __proto__: "{A}"', 2],
    ['values: { make: {\n __proto__: b } }', 2],
    ['currencies: { __proto__: poa }', 1],
    ['repairs:\n  - when: "true"\n    because: x\n    set: { __proto__: "1" }', 4],
  ])('refuses the key __proto__, whose value would be lost: %j', (text, line) => {
    expect(refusal(`${text}\n`)).toBe(
      `The mapping file m.yaml has a mistake: line ${line}, the key "__proto__" cannot be used; choose another name.`,
    );
  });

  it('refuses a quarantine rule for an unknown field, and suggests a similar one', () => {
    const rule = (field: string) =>
      `quarantine:\n  - when: "{Cost} < 3"\n    field: ${field}\n    because: b\n`;
    expect(refusal(rule('pricee'))).toBe(
      'The mapping file m.yaml has a mistake: line 3, quarantine.0.field: "pricee" is neither a field of a vehicle nor a column that this mapping reads; did you mean price?',
    );
    expect(refusal(rule('constructor'))).toContain('"constructor" is neither');
    for (const field of ['price', 'Cost', 'Brand'])
      expect(parseMapping(`columns: { make: Brand }\n${rule(field)}`, 'm.yaml').quarantine).toHaveLength(1);
  });

  it('treats columns named constructor and __proto__ as missing if the record does not have them', () => {
    const { toRaw } = mapper(parseMapping('columns: { make: constructor, badge: __proto__ }', 'm.yaml'), NOW);
    expect(toRaw({})).toEqual({ ok: true, raw: {}, notes: [] });
  });

  it('applies repairs, then quarantine rules, columns, expressions, value maps and constants', () => {
    const { toRaw: map } = mapper(
      parseMapping(
        `columns: { make: Brand, body: Type, seats: Seats }
constants: { car_type: used, make: Nobody }
values: { body: { 'Ute / Tray': ute, Other: '' } }
expressions: { colour: "split({Colour}, ' / ', 0)" }
repairs:
  - { when: "matches({Doors}, 'seats')", because: swapped, set: { Seats: '{Doors}', Doors: "''" } }
quarantine:
  - { when: "{Brand} == 'test'", field: Brand, because: a test record }`,
        'm.yaml',
      ),
      NOW,
    );
    expect(
      map({ Brand: 'Ford', Type: 'ute / tray', Doors: ' 5 Seats', Seats: '', Colour: 'Red / -' }),
    ).toEqual({
      ok: true,
      raw: { make: 'Ford', body: 'ute', seats: ' 5 Seats', colour: 'Red', car_type: 'used' },
      notes: [
        { kind: 'repaired', field: 'Seats', value: '', reason: 'swapped' },
        { kind: 'repaired', field: 'Doors', value: ' 5 Seats', reason: 'swapped' },
      ],
    });
    expect(map({ Brand: 'TEST' })).toEqual({
      ok: false,
      excludes: true,
      field: 'Brand',
      value: 'TEST',
      reason: 'a test record',
    });
  });
});
