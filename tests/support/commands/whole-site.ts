import { hash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from '../../../src/render/manifest.ts';
import { CHANGES_FILE } from '../../../src/render/publish-inventory.ts';

/** All files of a published site except the build's own, with digests of their bytes. */
export function siteFiles(live: string): Record<string, string> {
  const names = globSync(['**/*', '**/.*'], { cwd: live })
    .filter((name) => statSync(join(live, name)).isFile())
    .filter((name) => !name.startsWith(MANIFEST_FILE) && name !== CHANGES_FILE)
    .sort();
  return Object.fromEntries(names.map((name) => [name, hash('sha1', readFileSync(join(live, name)))]));
}
