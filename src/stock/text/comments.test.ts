import { expect, it } from 'vitest';
import { commentParagraphs } from './comments.ts';

it('`commentParagraphs` reads paragraphs, lines and lists without markup', () => {
  const html = '<p>One &amp; <b>only</b>\n owner.</p><ul><li>Tow bar</li></ul>Line<br />Next<p> </p>';
  expect(commentParagraphs(html)).toEqual(['One & only owner.', 'Tow bar', 'Line', 'Next']);
  expect(commentParagraphs(null)).toEqual([]);
});
