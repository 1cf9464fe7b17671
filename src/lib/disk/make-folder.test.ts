import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutAfter } from '../../../tests/support/power/cut-after.ts';

it('a file replaced in a new folder survives a power cut; one that was only written does not', {
  timeout: 60_000,
}, () => {
  const folder = cutAfter(`
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { makeFolderOnDisk } from './src/lib/disk/make-folder.ts';
    import { replaceFile } from './src/lib/disk/replace-file.ts';
    makeFolderOnDisk(folder + '/a/b');
    replaceFile(folder + '/a/b/feed', 'whole');
    mkdirSync(folder + '/c');
    writeFileSync(folder + '/c/feed', 'only written');
  `);
  expect(readFileSync(`${folder}/a/b/feed`, 'utf8')).toBe('whole');
  expect(existsSync(`${folder}/c`)).toBe(false);
});
