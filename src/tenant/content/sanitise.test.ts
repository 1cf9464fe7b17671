import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml, sanitiseSvg } from './sanitise.ts';
import { unsafeParts } from './unsafe.ts';

const DANGEROUS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe src="https://x.example"></iframe>',
  '<svg onload=alert(1)>',
  '<p style="position:fixed">x</p>',
  '<form action="/x"><input></form>',
  '"><ScRiPt src=x>',
];

describe('sanitiseHtml', () => {
  it('keeps simple HTML', () => {
    const html = '<p>From <b>$39,990</b> <a href="/finance">on finance</a></p>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it('removes all active content, whatever surrounds it', () => {
    const piece = fc.oneof(
      fc.constantFrom(...DANGEROUS),
      fc.string({ maxLength: 6 }),
      fc.constantFrom('<b>', '</b>', '<', '>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const clean = sanitiseHtml(pieces.join(''));
        expect(clean).not.toMatch(
          /<\/?(script|iframe|svg|form|input|style)|<[^>]*\son\w+=|<[^>]*(javascript:|style=|"\/\/)/i,
        );
        expect(unsafeParts(clean)).toEqual([]);
        expect(sanitiseHtml(clean)).toBe(clean);
      }),
    );
  });
});

describe('sanitiseSvg', () => {
  it('keeps shapes and the case of SVG names', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><linearGradient id="a"></linearGradient><path d="M0 0h8"></path></svg>';
    expect(sanitiseSvg(svg)).toBe(svg);
  });

  it('removes scripts, event handlers, styles, links and embedded HTML', () => {
    const svg =
      '<?xml version="1.0"?><svg viewBox="0 0 8 8" onload="x()"><script>x()</script><style>a{}</style><foreignObject><b>x</b></foreignObject><a href="javascript:x()"><path d="M0 0"/></a></svg>';
    expect(sanitiseSvg(svg)).toMatch(/^<svg viewBox="0 0 8 8">x?<path d="M0 0"><\/path><\/svg>$/);
  });

  describe('in attributes that contain CSS', () => {
    const path = (attributes: string) => `<svg><path d="M0 0" ${attributes}></path></svg>`;
    it.each([
      'fill="url(#a)"',
      'fill="url(#a) none"',
      'fill="currentColor"',
      'stroke="#1f5f7a"',
      'fill="var(--accent)"',
      'stroke="var(--accent)"',
      'fill="oklch(.53 .135 42 / 50%)"',
      'clip-path="inset(0 10px)"',
      'mask="url(#mask-1)"',
    ])('keeps %s', (attribute) => {
      expect(sanitiseSvg(path(attribute))).toBe(path(attribute));
    });
    it.each([
      'fill="url(https://x.example/a.svg#a)"',
      'mask="URL( \'//x.example/\' )"',
      'mask="image-set(\'https://x.example/a.png\' 1x)"',
      'fill="\\75rl(https://x.example/a.svg)"',
      'fill="url(#a) url(https://x.example/)"',
      'fill="var(--picture)"',
      'fill="var(--accent, url(https://x.example/a.svg))"',
    ])('removes %s, which could load another file', (attribute) => {
      expect(sanitiseSvg(path(attribute))).toBe('<svg><path d="M0 0"></path></svg>');
    });
  });
});

describe('unsafeParts', () => {
  it('names each event handler, script tag and javascript: address in a text', () => {
    expect(unsafeParts('<p onClick="x">a<script>1</script></p>')).toEqual([
      'a script in "onclick" of <p>',
      'a <script> tag',
    ]);
    expect(unsafeParts('<a href=" JavaScript:x">a</a>')).toEqual(['a javascript: address in "href" of <a>']);
  });

  it('accepts plain text and simple HTML', () => {
    expect(unsafeParts('Under <$30k & over 3 < 4')).toEqual([]);
    expect(unsafeParts('<b>Save</b> on <a href="/finance">finance</a>')).toEqual([]);
  });
});
