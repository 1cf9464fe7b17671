import { expect, it } from 'vitest';
import { findMarkdownMistake } from './markdown-limits.ts';

it.each([
  [
    'an ordinary page',
    '# One\n\n> A *quote*.\n\n- a\n  - b\n    - c\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n* * *\n',
  ],
  ['elements without end tags', `${'<p>One<br> '.repeat(500)}${'<li>x\n'.repeat(500)}`],
  ['elements side by side', '<b>x</b> <div>y</div>\n'.repeat(500)],
  ['an indented line in a code block', `\`\`\`\n${' '.repeat(50)}x\n\`\`\`\n`],
  ['long lines of words', 'word '.repeat(10_000)],
])('accepts %s', (_, body) => {
  expect(findMarkdownMistake(body)).toBeNull();
});

it.each([
  ['quotes', `a\n${'>'.repeat(31)} x`],
  ['quotes with spaces', `a\n${'> '.repeat(31)}x`],
  ['lists', `a\n${'- '.repeat(31)}x`],
  ['numbered lists', `a\n${'1. '.repeat(31)}x`],
  ['quotes and lists', `a\n${'> 1) '.repeat(16)}x`],
  ['indented lists', `a\n${' '.repeat(62)}- x`],
  ['lists indented by tabs', `a\n${'\t'.repeat(16)}- x`],
  ['HTML elements', `a\n${'<div>'.repeat(101)}`],
  ['characters without a space', `a\n${'a.'.repeat(1001)}`],
])('reports the line with too many %s', (_, body) => {
  expect(findMarkdownMistake(body)?.line).toBe(1);
});
