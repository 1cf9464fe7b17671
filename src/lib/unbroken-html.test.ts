import { expect, it } from 'vitest';
import { unbrokenHtml } from './unbroken-html.ts';

it.each([
  ['A written trade-in price', 'A written <span class="nowrap">trade-in</span> price'],
  ['<b>Trade-in</b>', '<b><span class="nowrap">Trade-in</span></b>'],
  [
    '<a href="/trade-in" title="our trade-in page">Sell</a>',
    '<a href="/trade-in" title="our trade-in page">Sell</a>',
  ],
  ['Value your vehicle', 'Value your vehicle'],
])('keeps "trade-in" of %j in one line', (html, unbroken) => {
  expect(unbrokenHtml(html)).toBe(unbroken);
});
