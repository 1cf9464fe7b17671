import { expect, it } from 'vitest';
import { readAnswer } from './answer.ts';

it.each([
  ['A\nfew words.\n\nMore.', '<p>A few words.</p><p>More.</p>', 'A few words.\nMore.'],
  [
    'See <a href="/finance">our rates</a>, A&amp;B.',
    '<p>See <a href="/finance">our rates</a>, A&amp;B.</p>',
    'See our rates, A&B.',
  ],
  ['<b>A\n\nB</b>', '<p><b>A</b></p><p>B</p>', 'A\nB'],
  [
    'Bring:\n\n<ul><li>a licence</li>\n\n<li>a bag</li></ul>',
    '<p>Bring:</p><ul><li>a licence</li><li>a bag</li></ul>',
    'Bring:\na licence\na bag',
  ],
  ['Bring:<ul><li>a bag</li></ul>', 'Bring:<ul><li>a bag</li></ul>', 'Bring:\na bag'],
  ['<p>One<br />two.</p>', '<p>One<br />two.</p>', 'One\ntwo.'],
])('reads %j as paragraphs and as text', (answer, html, text) => {
  expect(readAnswer(answer)).toEqual({ html, text });
});
