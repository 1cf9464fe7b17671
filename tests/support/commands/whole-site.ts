import { hash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from '../../../src/render/manifest.ts';
import { CHANGES_FILE } from '../../../src/render/publish-inventory.ts';

/** Digests of all files of a published site by path, without the files that builds write for themselves. */
export function siteFiles(live: string): Record<string, string> {
  const names = globSync(['**/*', '**/.*'], { cwd: live })
    .filter((name) => statSync(join(live, name)).isFile())
    .filter((name) => !name.startsWith(MANIFEST_FILE) && name !== CHANGES_FILE)
    .sort();
  return Object.fromEntries(names.map((name) => [name, hash('sha1', readFileSync(join(live, name)))]));
}
