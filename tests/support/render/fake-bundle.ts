import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiled } from '../../../src/render/compile.ts';

/** A bundle that renders only a page's title, and only a card file's path. It throws for a page titled "fails". */
const ENTRY = `export async function renderPage(page) {
  if (page.kind.startsWith('stored-')) return new TextEncoder().encode('drawings of ' + page.path);
  if (page.head.title === 'fails') throw new Error('the view has no answer');
  return new TextEncoder().encode('<title>' + page.head.title + '</title>' + '.'.repeat(page.padding ?? 0));
}`;

/** Writes a compiled bundle for tests of publishing, which do not need real pages. */
export function fakeBundle(folder: string, buildId = 'build-1', script = 'app.js'): Compiled {
  const client = join(folder, buildId, 'client');
  mkdirSync(join(client, '_astro'), { recursive: true });
  writeFileSync(join(client, '_astro', script), 'void 0;');
  const entry = join(folder, buildId, 'entry.mjs');
  writeFileSync(entry, ENTRY);
  return { buildId, sourcesId: buildId, entry, client };
}
