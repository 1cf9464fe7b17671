import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The style sheets that scripts of ours fetch by their address. */
function lateSheets(): string[] {
  const found = new Set<string>();
  for (const file of globSync('src/**/*.{ts,tsx}'))
    for (const [, sheet = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.css)\?url'/g))
      found.add(join(dirname(file), sheet));
  return [...found];
}

test('a style sheet that comes late has no layer and no font: either would swap late fonts in and move the page', () => {
  const sheets = lateSheets();
  expect(sheets.length).toBeGreaterThan(2);
  for (const sheet of sheets) expect(readFileSync(sheet, 'utf8'), sheet).not.toMatch(/@layer|@font-face/);
});
