import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipHtml } from './clip-html.ts';

const visible = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '&');

describe('clipHtml', () => {
  it('VDP-07 does not cut a text that is exactly as long as the limit', () => {
    expect(clipHtml(`<p>${'abcd '.repeat(80).trim()}s</p>\n`, 400)).toBeNull();
    expect(clipHtml(`<p>${'a'.repeat(200)}</p>\n<p>${'a'.repeat(200)}</p>`, 400)).toBeNull();
  });

  it('VDP-07 cuts longer text after the last word that fits with the ellipsis, and closes open tags', () => {
    // 79 words of four letters are 394 characters, 80 words 399.
    const words = (count: number) => 'abcd '.repeat(count).trim();
    expect(clipHtml(`<p>${words(81)}</p>`, 400)).toBe(`<p>${words(80)}…</p>`);
    expect(clipHtml(`<p>${words(81)}</p>`, 399)).toBe(`<p>${words(79)}…</p>`);
  });

  it('cuts a single word longer than the limit', () => {
    expect(clipHtml(`<p>${'a'.repeat(401)}</p>`, 400)).toBe(`<p>${'a'.repeat(399)}…</p>`);
  });

  it('cuts inside nested tags', () => {
    expect(clipHtml('<ul><li>one</li><li><b>two three</b></li></ul>', 8)).toBe(
      '<ul><li>one</li><li><b>two…</b></li></ul>',
    );
  });

  it('treats the end of a block as the end of a word, and adds no empty paragraph', () => {
    expect(clipHtml('<p>one</p>\n<p>two</p>', 4)).toBe('<p>one…</p>');
    expect(clipHtml('<p>one</p><p>two</p>', 5)).toBe('<p>one…</p>');
  });

  it('VDP-07 cuts after a paragraph if only the first words of the next one would fit', () => {
    const first = `<p>${'abcd '.repeat(70).trim()}</p>`;
    // 349 characters are taken, so that nine words more would fit: 44 characters are a tenth of the text.
    expect(clipHtml(`${first}<p>Ring ${'a'.repeat(99)}</p>`, 400)).toBe(first.replace('</p>', '…</p>'));
    expect(clipHtml(`${first}<p>${'efgh '.repeat(40).trim()}</p>`, 400)).toContain('<p>efgh efgh ');
  });

  it('counts an entity as one character and never cuts it', () => {
    expect(clipHtml('<p>a &amp; b and c</p>', 6)).toBe('<p>a &amp; b…</p>');
    expect(clipHtml(`<p>${'&eacute;'.repeat(9)}</p>`, 5)).toBe(`<p>${'&eacute;'.repeat(4)}…</p>`);
  });

  it('never splits a character that consists of several code units, such as an emoji', () => {
    expect(clipHtml('<p>👋🏽👋🏽👋🏽</p>', 4)).toBe('<p>👋🏽…</p>');
  });

  it('shows at most as many characters as the limit, and drops at most a tenth of what would fit', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/);
    const paragraph = fc
      .array(word, { minLength: 1, maxLength: 12 })
      .map((words) => `<p>${words.join(' ')}</p>`);
    fc.assert(
      fc.property(
        fc.array(paragraph, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 10, max: 120 }),
        (parts, limit) => {
          const clipped = clipHtml(parts.join('\n'), limit);
          const length = visible(parts.join('')).length;
          if (length <= limit) {
            expect(clipped).toBeNull();
            return;
          }
          const shown = visible(clipped ?? '').length;
          expect(shown).toBeLessThanOrEqual(limit);
          const left = visible(parts.join(' ')).split(' ');
          const kept = visible((clipped ?? '').replaceAll('</p>', ' ').replaceAll('<p>', '')).replace(
            '…',
            '',
          );
          const count = kept.trim().split(/\s+/).length;
          expect(kept.trim().split(/\s+/)).toEqual(left.slice(0, count));
          // The longest word has nine letters, and the ellipsis takes one character.
          expect(shown + 10).toBeGreaterThanOrEqual(0.9 * limit);
          expect((clipped ?? '').match(/<p>/g)?.length).toBe((clipped ?? '').match(/<\/p>/g)?.length);
        },
      ),
    );
  });
});
