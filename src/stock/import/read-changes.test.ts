import { expect, it } from 'vitest';
import { readChanges } from './read-changes.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const errorOf = (body: Uint8Array): string => {
  const read = readChanges(body);
  return read.ok ? 'accepted' : read.error;
};

it('changes are read with and without a byte order mark', () => {
  const changes = { changed: [{ stocknum: 'A1', price: 9_990 }], removed: [] };
  for (const mark of ['', '\ufeff'])
    expect(readChanges(bytes(mark + JSON.stringify(changes)))).toEqual({ ok: true, changes });
});

it.each([
  [
    'gzip',
    new Uint8Array([0x1f, 0x8b, 8, 0]),
    /^This body is compressed \(gzip\)\. Send it without compression\./,
  ],
  ['a ZIP archive', bytes('PK\u0003\u0004'), /^This body is a ZIP archive\./],
  ['UTF-16 with a mark', new Uint8Array([0xff, 0xfe, 0x7b, 0]), /^This body is text in UTF-16\./],
  ['UTF-16 without a mark', new Uint8Array([0x7b, 0, 0x7d, 0]), /^This body is text in UTF-16 or binary\./],
  ['no JSON', bytes('price=1'), /^This body is not JSON in UTF-8\./],
  ['broken UTF-8', new Uint8Array([0x22, 0xff, 0x22]), /^This body is not JSON in UTF-8\./],
  ['a list', bytes('[]'), /^This body is not a list of stock changes\./],
])('a body that is %s is refused with its cause', (_, body, error) => {
  expect(errorOf(body)).toMatch(error);
  expect(errorOf(body)).toContain('Send JSON such as');
});

it('a value that is given twice is refused, because only one of them would be used', () => {
  expect(readChanges(bytes('{"changed":[{"stocknum":"A1","price":1000,"price":9000}]}'))).toMatchObject({
    ok: false,
    fields: { 'changed.price': 'is given more than once' },
  });
});

it('a wrong value is refused by itself, without doubt about the form of the body', () => {
  expect(errorOf(bytes('{"changed":[{"stocknum":"A1","prise":1}]}'))).toBe(
    'Nothing was changed: changed.0.prise is not a field of a vehicle. Did you mean "price"? /api/openapi.json describes the fields.',
  );
  expect(errorOf(bytes('{"changed":[{"stocknum":"A1","price":"1","km":-1}]}'))).toBe(
    'Nothing was changed: changed.0.price must be a number. "fields" lists 1 more problem. /api/openapi.json describes the fields.',
  );
});
