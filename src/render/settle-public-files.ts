import { join } from 'node:path';
import { pageOfFile } from '../lib/page-of-file.ts';
import type { Inventory } from '../site/inventory.ts';
import { likeness } from '../site/page-plan.ts';
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

/** The addresses and files of the site itself, as disks compare them. */
function takenBy({ sources, files }: Site) {
  const names = [...sources.map(({ path }) => outputPath(path)), ...files.map(({ path }) => path)];
  return {
    pages: new Map(sources.map(({ path }) => [likeness(path), path])),
    files: new Set(names.map(comparableName)),
    folders: new Set(names.flatMap(foldersOf).map(comparableName)),
  };
}

function whyNot(name: string, { pages, files, folders }: ReturnType<typeof takenBy>): string | null {
  const page = pages.get(likeness(pageOfFile(`/${encodeURI(name)}`)));
  if (page !== undefined) return `the page ${page} is there`;
  if (files.has(comparableName(name))) return 'the site writes that file itself';
  if (folders.has(comparableName(name))) return 'the site has a folder of that name';
  const file = foldersOf(name).find((folder) => files.has(comparableName(folder)));
  return file === undefined ? null : `the site has a file called "${file}"`;
}

/**
 * Decides which files of the tenant's public folder are published. Pages and files of the site come first: a public
 * file at the address of one is left out and told.
 *
 * @param folders `root`: the project's, which holds the pictures that dealers share
 */
export function settlePublicFiles(
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
    const why = whyNot(name, taken);
    const file = join(folders.folder, 'public', name);
    const message = `"${name}" is left out of the site, because ${why}. Rename it.`;
    if (why !== null) problems.push({ severity: 'warning', file, line: 1, column: 1, path: '', message });
    return why === null;
  });
  return { files, problems };
}
