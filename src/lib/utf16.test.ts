import { expect, it } from 'vitest';
import { detectUtf16 } from './utf16.ts';

const little = (text: string) => Buffer.from(text, 'utf16le');
const big = (text: string) => little(text).swap16();

it('detects UTF-16 by its byte-order mark', () => {
  expect(detectUtf16(little('\uFEFFa'))).toBe('utf-16le');
  expect(detectUtf16(big('\uFEFFa'))).toBe('utf-16be');
});

it.each(['name: Café\n', '{"id":"1"}', `title: ${'車'.repeat(20)}${'a'.repeat(60)}`, 'x'.repeat(5_000)])(
  'detects UTF-16 without a byte-order mark: %.20j',
  (text) => {
    expect(detectUtf16(little(text))).toBe('utf-16le');
    expect(detectUtf16(big(text))).toBe('utf-16be');
  },
);

it.each([
  ['nothing', Buffer.alloc(0)],
  ['UTF-8', Buffer.from('name: Café 車\n')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFname')],
  ['Latin-1', Buffer.from('name: Café', 'latin1')],
  ['zero bytes alone', Buffer.alloc(100)],
  [
    'text with a run of zero bytes',
    Buffer.concat([Buffer.from('a: 1\n'), Buffer.alloc(60), Buffer.from('b: 2')]),
  ],
  ['text with one zero byte', Buffer.from('a: \0 and more of it\n')],
])('does not take this for UTF-16: %s', (_, bytes) => expect(detectUtf16(bytes)).toBe(null));
