import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, isClean, limitLength } from './clean.ts';
import { decodeEntities } from './entities.ts';
import { sanitiseComments } from './html.ts';
import { stockSlug } from './slug.ts';
import { safeUrl } from './url.ts';

const hostileText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      '<b>',
      '</p>',
      '<script>',
      'on=',
      'javascript:',
      '\u0000',
      '\u202e',
      '\n',
      ' ',
      '&lt;',
      '&amp;',
    ),
    fc.string({ unit: 'binary', maxLength: 2 }),
  ),
  maxLength: 40,
});

describe('untrusted text', () => {
  it('is cleaned of control and direction characters, tags and lone surrogates, and not changed by a second cleaning', () => {
    expect(cleanText(' Ford\u0000 <b>Ran\u202eger</b>\r\n XL\ud800 ')).toBe('Ford Ranger XL\ufffd');
    fc.assert(
      fc.property(hostileText, (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
        expect(isClean(once)).toBe(true);
        expect(once.length).toBeLessThanOrEqual(200);
        expect(once).not.toMatch(/<[a-z!][^>]*>|[\u202e\n]/i);
        expect(once).not.toContain('\u0000');
      }),
      { numRuns: 1_000 },
    );
  });

  it('is cut at a space if one is near the limit', () => {
    expect(limitLength('one two three', 8)).toBe('one two');
    expect(limitLength('x'.repeat(300), 200)).toHaveLength(200);
    expect(limitLength('😀😀', 3)).toBe('😀');
  });

  it('has its entities decoded once, and unknown ones left alone', () => {
    expect(decodeEntities('Cab &amp; Chassis &#8211; Citro&euml;n &EACUTE; &nosuch; &#x41;')).toBe(
      'Cab & Chassis – Citroën é &nosuch; A',
    );
    expect(decodeEntities('&#99999999; &amp')).toBe('&#99999999; &amp');
  });

  it('has the numeric entities 128 to 159 decoded as Windows-1252, as in browsers', () => {
    expect(decodeEntities('Driver&#146;s seat &#x96; heated')).toBe('Driver’s seat – heated');
  });
});

describe('comments', () => {
  it('keep a short list of tags without attributes and escape the rest', () => {
    expect(sanitiseComments('<h1>Car</h1><p style="x">a <a href="http://x">link</a></p>')).toBe(
      '<h3>Car</h3><p>a link</p>',
    );
    expect(sanitiseComments('5 < 6 & 7')).toBe('5 &lt; 6 &amp; 7');
    expect(sanitiseComments('one\r\ntwo')).toBe('one<br />two');
    expect(sanitiseComments('<iframe src="//x"></iframe><style>p{}</style>ok')).toBe('ok');
  });

  it('never contain a tag outside the short list, and do not change when sanitised again', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const once = sanitiseComments(text);
        expect(sanitiseComments(once)).toBe(once);
        expect(once.replace(/<\/?(p|br|ul|ol|li|b|strong|i|em|h3|h4)( \/)?>/g, '')).not.toContain('<');
      }),
      { numRuns: 1_000 },
    );
  });

  it('have at most 20,000 characters', () =>
    expect(sanitiseComments(`<p>${'word & '.repeat(20_000)}</p>`).length).toBeLessThanOrEqual(20_000));
});

describe('addresses', () => {
  it.each([
    'https://a.au/x.jpg',
    'http://a.au:80/x?y=1&z=2#q',
    '/media/x.jpg',
    'https://images.example/item/24217248/0b1d',
  ])('%j is accepted unchanged', (url) => expect(safeUrl(url)).toBe(url));
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    'data:text/html,x',
    '//evil.example/x',
    'ftp://x/y',
    'x.jpg',
    '',
    'https://',
    'https://a.au/"onerror=',
    'http://user:pw@host/',
    '/\\evil',
    'https://a.au/\u0000',
  ])('%j is refused', (url) => expect(safeUrl(url)).toBeNull());
  it('are encoded as in a browser', () =>
    expect(safeUrl('https://a.au/bild å.jpg')).toBe('https://a.au/bild%20%C3%A5.jpg'));
});

it('slugs are lower-case words joined by hyphens, whatever the text', () => {
  expect(stockSlug("2023 Citroën C4 L'Été & Co. (4x4)")).toBe('2023-citroen-c4-lete-and-co-4x4');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(stockSlug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});
