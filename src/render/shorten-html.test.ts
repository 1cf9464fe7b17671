import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tagsOf } from '../../tests/support/html.ts';
import { shortenHtml } from './shorten-html.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

it('puts attributes that contain JSON in single quotes, and changes nothing else', () => {
  expect(
    shortenHtml('<p class="a" data-car="{&quot;name&quot;:&quot;O\'Neil > 5&quot;}">Say &quot;="x"</p>'),
  ).toBe(`<p class="a" data-car='{"name":"O&#39;Neil > 5"}'>Say &quot;="x"</p>`);
  const script = '<script type="application/ld+json">{"a=":"b &quot; c"}</script>';
  expect(shortenHtml(script)).toBe(script);
});

it('drops spaces at the edges of blocks, and shortens those between words to one', () => {
  expect(
    shortenHtml('<p> a </p>  \n <b>c  d</b>  <i>e</i><u>f</u>\n <ul> <li>g  <b>h</b> </li> </ul> i<br>'),
  ).toBe('<p>a</p><b>c  d</b> <i>e</i><u>f</u><ul><li>g <b>h</b></li></ul>i<br>');
});

it('keeps a space beside a button, a drawing or a template, but none inside at its edges', () => {
  expect(
    shortenHtml('a <button> <svg> <use></use> </svg> b </button> c <template> <p>d</p> </template> e'),
  ).toBe('a <button><svg><use></use></svg> b</button> c <template><p>d</p></template> e');
});

it('keeps all spaces on a page with preformatted text', () => {
  expect(shortenHtml('<pre><i>a</i>  <b>c</b></pre>')).toBe('<pre><i>a</i>  <b>c</b></pre>');
});

it('does not change the value of any attribute', () => {
  const values = fc.array(fc.string({ unit: fc.constantFrom('"', "'", '&', '<', '>', ' ', '=', 'a') }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(values, (texts) => {
      const html = `<x-y ${texts.map((text, at) => `a${at}="${escaped(text)}"`).join(' ')}>text</x-y>`;
      expect(tagsOf(shortenHtml(html))).toEqual(tagsOf(html));
    }),
  );
});
