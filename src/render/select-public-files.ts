import { join } from 'node:path';
import { pageOfFile } from '../lib/page-of-file.ts';
import type { Inventory } from '../site/inventory.ts';
import { addressKey } from '../site/page-plan.ts';
import type { Problem } from '../tenant/problem.ts';
import { comparableName, publicNames } from '../tenant/public-names.ts';
import { mediaFiles } from './linked-files.ts';
import { outputPath } from './output-path.ts';

/** "a/b/c.txt" → "a", "a/b" */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

type Site = Pick<Inventory, 'sources' | 'files' | 'media'>;

/** The site's own addresses, files and folders, in the form in which case-insensitive disks compare them. */
function takenBy({ sources, files }: Site) {
  const names = [...sources.map(({ path }) => outputPath(path)), ...files.map(({ path }) => path)];
  return {
    pages: new Map(sources.map(({ path }) => [addressKey(path), path])),
    files: new Set(names.map(comparableName)),
    folders: new Set(names.flatMap(foldersOf).map(comparableName)),
  };
}

function conflictWith(name: string, { pages, files, folders }: ReturnType<typeof takenBy>): string | null {
  const page = pages.get(addressKey(pageOfFile(`/${encodeURI(name)}`)));
  if (page !== undefined) return `the page ${page} is there`;
  if (files.has(comparableName(name))) return 'the site writes that file itself';
  if (folders.has(comparableName(name))) return 'the site has a folder of that name';
  const file = foldersOf(name).find((folder) => files.has(comparableName(folder)));
  return file === undefined ? null : `the site has a file called "${file}"`;
}

/**
 * Decides which files of the tenant's public folder are published. Pages and files of the site have priority: a public
 * file at the same address is left out, with a warning.
 *
 * @param folders `root`: the project's folder, which holds the demo pictures; `folder`: the tenant's folder
 */
export function selectPublicFiles(
  folders: { root: string; folder: string },
  site: Site,
): { files: string[]; problems: Problem[] } {
  const names = publicNames(folders.folder).files;
  if (names.length === 0) return { files: [], problems: [] };
  const taken = takenBy(site);
  const problems: Problem[] = [];
  const wanted = new Set(names);
  const shared = mediaFiles(
    folders.root,
    site.media.filter((path) => wanted.has(path.slice(1))),
  );
  for (const { path } of shared.files) taken.files.add(comparableName(path));
  const files = names.filter((name) => {
    const why = conflictWith(name, taken);
    const file = join(folders.folder, 'public', name);
    const message = `"${name}" is left out of the site, because ${why}. Rename it.`;
    if (why !== null) problems.push({ severity: 'warning', file, line: 1, column: 1, path: '', message });
    return why === null;
  });
  return { files, problems };
}
