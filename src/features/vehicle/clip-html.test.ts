import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipHtml } from './clip-html.ts';

const visible = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '&');

describe('clipHtml', () => {
  it('does not cut text of exactly the limit', () => {
    expect(clipHtml(`<p>${'a'.repeat(400)}</p>`, 400)).toBeNull();
  });

  it('cuts text that is one character longer and closes open tags', () => {
    const clipped = clipHtml(`<p>${'a'.repeat(401)}</p>`, 400);
    expect(clipped).toBe(`<p>${'a'.repeat(400)}…</p>`);
  });

  it('cuts inside nested tags', () => {
    expect(clipHtml('<ul><li>one</li><li><b>two three</b></li></ul>', 5)).toBe(
      '<ul><li>one</li><li><b>tw…</b></li></ul>',
    );
  });

  it('does not add an empty paragraph', () => {
    expect(clipHtml('<p>one</p>\n<p>two</p>', 3)).toBe('<p>one…</p>');
  });

  it('counts an entity as one character', () => {
    expect(clipHtml('<p>a &amp; b and c</p>', 5)).toBe('<p>a &amp; b…</p>');
  });

  it('shows exactly the limit, or fewer characters if white space ends the text', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/);
    const paragraph = fc
      .array(word, { minLength: 1, maxLength: 12 })
      .map((words) => `<p>${words.join(' ')}</p>`);
    fc.assert(
      fc.property(
        fc.array(paragraph, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 120 }),
        (parts, limit) => {
          const html = parts.join('\n');
          const length = visible(parts.join('')).length;
          const clipped = clipHtml(html, limit);
          if (length <= limit) expect(clipped).toBeNull();
          else {
            const shown = visible(clipped ?? '').replace('…', '').length;
            expect(shown).toBeLessThanOrEqual(limit);
            expect(shown).toBeGreaterThanOrEqual(limit - 1);
            expect((clipped ?? '').match(/<p>/g)?.length).toBe((clipped ?? '').match(/<\/p>/g)?.length);
          }
        },
      ),
    );
  });
});
