import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Style sheets that our scripts load with `loadStyle`. */
function lateSheets(): string[] {
  const found = new Set<string>();
  for (const file of globSync('src/**/*.{ts,tsx}'))
    for (const [, sheet = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.css)\?url'/g))
      found.add(join(dirname(file), sheet));
  return [...found];
}

test('style sheets loaded by scripts have no @layer and no @font-face, which would swap in late fonts', () => {
  const sheets = lateSheets();
  expect(sheets.length).toBeGreaterThan(2);
  for (const sheet of sheets) expect(readFileSync(sheet, 'utf8'), sheet).not.toMatch(/@layer|@font-face/);
});
