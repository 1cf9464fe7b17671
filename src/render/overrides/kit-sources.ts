import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the kit, the only code of ours that an override may import. */
export const kitFolder = (root: string): string => join(root, 'src/kit');

/** Names and contents of the kit's files. Overrides are compiled again when they change. */
export function readKitSources(root: string): string[] {
  const folder = kitFolder(root);
  return readdirSync(folder)
    .filter((name) => /\.(astro|tsx?)$/.test(name) && !name.includes('.test.'))
    .sort()
    .flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}
