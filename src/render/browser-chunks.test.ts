import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserChunks } from './browser-chunks.ts';

const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] });

/** Splits a pattern at its outermost "|". */
function alternatives(pattern: string): string[] {
  let depth = 0;
  let part = '';
  const parts: string[] = [];
  for (const character of pattern) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part];
}

/** Every path that a pattern with groups such as "ui\/(a|b)\." names. */
function paths(pattern: string): string[] {
  return alternatives(pattern).flatMap((part) => {
    const [group, names] = /\(([^()]*)\)/.exec(part) ?? [];
    if (group === undefined || names === undefined) return [part];
    return names.split('|').flatMap((name) => paths(part.replace(group, () => name)));
  });
}

// Without this check, a renamed file would silently leave its group, and pages would load one more file.
it.each(browserChunks)('every path in the pattern of chunk $name matches a source file', ({ test }) => {
  const ours = paths(test.source).filter((path) => !/node_modules|nanostores/.test(path));
  expect(ours.filter((path) => !files.some((file) => new RegExp(path).test(file)))).toEqual([]);
});
