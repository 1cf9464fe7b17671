import { join } from 'node:path';
import { checkFileInside, listFilesInside, refusalMessage } from '../../lib/disk/files-inside.ts';
import { didYouMean } from '../did-you-mean.ts';
import { valueAt } from '../explain/explain-issues.ts';
import { error, type Finding, type Path } from '../problem.ts';
import type { Draft } from '../source/draft.ts';
import { namesIn } from '../source/on-disk.ts';
import type { CheckFolders } from './context.ts';

function slotsAt(draft: Draft, path: Path): { path: Path; name: string }[] {
  const slots = valueAt(draft.raw, path);
  if (typeof slots !== 'object' || slots === null) return [];
  return Object.entries(slots).flatMap(([slot, name]) =>
    typeof name === 'string' ? [{ path: [...path, slot], name }] : [],
  );
}

/**
 * Reports slots that name a component missing from the overrides folder, and a `logo.mark` whose file is missing or
 * not allowed.
 */
export function checkComponents(draft: Draft, { folder }: CheckFolders): Finding[] {
  const present = listFilesInside(join(folder, 'overrides'), folder).files.filter((name) =>
    /^[^/]+\.astro$/.test(name),
  );
  const named = [
    ...slotsAt(draft, ['config', 'slots']),
    ...draft.entries('overrides').flatMap(({ path }) => slotsAt(draft, [...path, 'set', 'slots'])),
  ];
  const found = named
    .filter(({ name }) => !present.includes(`${name}.astro`))
    .map(({ path, name }) => {
      const near = didYouMean(
        name,
        present.map((file) => file.replace(/\.astro$/, '')),
      );
      return error(path, `There is no component overrides/${name}.astro in the tenant's folder.${near}`);
    });
  const mark = draft.value('logo')?.mark;
  const markFile = mark === undefined ? 'file' : checkFileInside(join(folder, mark), folder);
  if (mark !== undefined && markFile === 'missing') {
    const near = didYouMean(
      mark,
      namesIn(folder).filter((name) => name.endsWith('.svg')),
    );
    found.push(error(['logo', 'mark'], `There is no file "${mark}" in the tenant's folder.${near}`));
  } else if (mark !== undefined && typeof markFile !== 'string') {
    found.push(error(['logo', 'mark'], refusalMessage(markFile, mark, "the tenant's folder")));
  }
  return found;
}
