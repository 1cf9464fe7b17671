import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { aPage, writeTenant } from '../../../tests/support/write-tenant.ts';
import { readContent } from './read-content.ts';

it('warns about every file in the content folder whose name does not end in ".md", except hidden files', async () => {
  const root = temporaryFolder('content');
  const lost = ['lost.MD', 'a.markdown', 'b.mdx', 'c.html', 'd.txt', 'pages/e.Md', 'no-ending'];
  const files = [...lost, 'found.md', 'pages/found.md', '.gitkeep', '.DS_Store'];
  writeTenant(root, 'dealer', Object.fromEntries(files.map((name) => [`content/${name}`, aPage('Text.')])));
  const { sources, problems } = await readContent(join(root, 'dealer'));
  expect(sources.map(({ document }) => document.slug).sort()).toEqual(['found', 'pages/found']);
  expect(problems.map(({ file }) => relative(join(root, 'dealer/content'), file)).sort()).toEqual(
    lost.sort(),
  );
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  expect(problems.find(({ file }) => file.endsWith('lost.MD'))?.message).toBe(
    '"lost.MD" is ignored: pages are files named *.md, in lower case. Rename it, or remove it from the content folder.',
  );
});
