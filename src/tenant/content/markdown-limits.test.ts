import { expect, it } from 'vitest';
import { findMarkdownMistake } from './markdown-limits.ts';

it.each([
  [
    'an ordinary page',
    '# One\n\n> A *quote*.\n\n- a\n  - b\n    - c\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n* * *\n',
  ],
  ['many elements without end tags', `${'<p>One<br> '.repeat(500)}${'<li>x\n'.repeat(500)}`],
  ['many elements side by side', '<b>x</b> <div>y</div>\n'.repeat(500)],
  ['an indented line in a code block', `\`\`\`\n${' '.repeat(50)}x\n\`\`\`\n`],
  ['long lines of words', 'word '.repeat(10_000)],
])('accepts %s', (_, body) => {
  expect(findMarkdownMistake(body)).toBeNull();
});

it.each([
  ['nested quotes', `a\n${'>'.repeat(31)} x`],
  ['nested quotes, with spaces between their marks', `a\n${'> '.repeat(31)}x`],
  ['nested lists', `a\n${'- '.repeat(31)}x`],
  ['nested numbered lists', `a\n${'1. '.repeat(31)}x`],
  ['nested quotes and lists', `a\n${'> 1) '.repeat(16)}x`],
  ['levels of a list, indented with spaces', `a\n${' '.repeat(62)}- x`],
  ['levels of a list, indented with tabs', `a\n${'\t'.repeat(16)}- x`],
  ['nested HTML elements', `a\n${'<div>'.repeat(101)}`],
  ['characters without a space', `a\n${'a.'.repeat(1001)}`],
])('reports the line with too many %s', (_, body) => {
  expect(findMarkdownMistake(body)?.line).toBe(1);
});
