import { describe, expect, it } from 'vitest';
import { FeedRefused } from '../feed/refusal.ts';
import { checkColumns, mapper } from './apply-mapping.ts';
import { compileExpression } from './expression.ts';
import { parseMapping } from './load-mapping.ts';

const row: Record<string, string> = {
  Colour: 'White / Black / Red',
  Odo: '32,000 mi',
  Empty: '',
  Doors: ' 5 Seats',
  'A B': 'x',
};
const value = (source: string) => compileExpression(source).run((column) => row[column] ?? null);

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
    ['tonnes("1.5")', 1_500],
    ['pounds(100)', 45.359],
  ])('%s gives %j', (source, expected) => expect(value(source)).toEqual(expected));

  it('list gives a list', () => expect(value("list('a; b;;c', ';')")).toEqual(['a', 'b', 'c']));

  it.each([
    ['splt({Colour})', 'did you mean split?'],
    ['split({Colour})', 'gives split 1 arguments; it takes split(text, separator'],
    ["split({Colour}, '/', 0", 'needs a ")" at its end'],
    ['{Colour} {Odo}', 'goes on with "Odo"'],
    ['', 'ends where a value should stand'],
    ['a ? b', 'cannot be read from'],
  ])('%j is a mistake said in words', (source, words) =>
    expect(() => compileExpression(source)).toThrow(words),
  );
});

describe('a mapping file', () => {
  it('names file, line and every mistake at once, with the nearest known word', () => {
    const reason = refusal('columns:\n  mak: Brand\nexpressions:\n  km: mils({Odo})\nconstnats: {}\n');
    expect(reason).toContain('m.yaml has 2 mistakes');
    expect(reason).toContain('did you mean make?');
    expect(reason).toContain('did you mean constants?');
    expect(refusal('expressions:\n  km: mils({Odo})\n')).toContain(
      'line 2, expressions.km: the expression names no function "mils"; did you mean miles?',
    );
    expect(refusal('columns: [')).toContain('mistake');
    expect(refusal('currencies: { usd: poa }')).toContain('must be a currency code');
  });

  it('is refused where it reads columns the feed does not have', () => {
    const mapping = parseMapping('columns: { make: Brnd, model: Model }', 'm.yaml');
    expect(() => checkColumns(mapping, ['Brand', 'Model'])).toThrow('"Brnd" (did you mean "Brand"?)');
    expect(
      checkColumns(parseMapping('columns: { make: Brand }\nignore: { Junk: dealer names }', 'm.yaml'), [
        'Brand',
        'Model',
        'Junk',
      ]),
    ).toEqual(['Model']);
  });

  it('applies repairs, then quarantine, columns, expressions, values and constants', () => {
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
      field: 'Brand',
      value: 'TEST',
      reason: 'a test record',
    });
  });
});
