import { expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

it('gives every heading a unique id and lists the headings', () => {
  const { html, headings } = renderMarkdown('## Our *Yard* & team\n\nText.\n\n### Hours\n\n### Hours\n');
  expect(headings).toEqual([
    { depth: 2, text: 'Our Yard & team', id: 'our-yard-and-team' },
    { depth: 3, text: 'Hours', id: 'hours' },
    { depth: 3, text: 'Hours', id: 'hours-2' },
  ]);
  expect(html).toContain('<h2 id="our-yard-and-team">Our <em>Yard</em> &amp; team</h2>');
  expect(html).toContain('<h3 id="hours-2">Hours</h3>');
});

it('removes scripts from the page', () => {
  const { html } = renderMarkdown(
    'Hello <script>alert(1)</script> [x](javascript:alert(1))\n\n| a |\n|---|\n| b |\n',
  );
  expect(html).not.toMatch(/script/i);
  expect(html).toContain('<td>b</td>');
});
