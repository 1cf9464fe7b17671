import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeBareAmpersands } from './bare-ampersands.ts';

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let i = 0; i < text.length; i += size) yield text.slice(i, i + size);
}

async function escapeInPieces(text: string, size: number): Promise<string> {
  let out = '';
  for await (const piece of escapeBareAmpersands(pieces(text, size), () => {})) out += piece;
  return out;
}

it('escapes bare ampersands and leaves entities and CDATA alone', async () => {
  expect(
    await escapeInPieces('<a>A & B &amp; &#38; &#x26; &nbsp; &x <![CDATA[a & b &]]> &&lt;</a>', 1_000),
  ).toBe('<a>A &amp; B &amp; &#38; &#x26; &nbsp; &amp;x <![CDATA[a & b &]]> &amp;&lt;</a>');
});

it('escapes the same ampersands however the stream is split into pieces', async () => {
  const part = fc.constantFrom(
    '&',
    '&amp;',
    '&#38;',
    '&#x26;',
    'a',
    ' ',
    ';',
    '<b>',
    '<![CDATA[',
    ']]>',
    ']',
    '<',
    '&nosuchentitythatisverylongindeedforsure;',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 30 }),
      fc.integer({ min: 1, max: 9 }),
      async (parts, size) => {
        const text = parts.join('');
        expect(await escapeInPieces(text, size)).toBe(await escapeInPieces(text, 100_000));
      },
    ),
    { numRuns: 500 },
  );
});
