import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkFileInside, listFilesInside, MAX_LINKS, refusalMessage } from './files-inside.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inside-'));
  folder = join(root, 'acme');
  mkdirSync(join(folder, 'public/deep'), { recursive: true });
  write('public/b.txt', 'public/a.txt', 'public/deep/c.txt');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), name);
};
const link = (target: string, name: string) => symlinkSync(target, join(folder, name));
const list = (name = 'public') => {
  const { files, refused } = listFilesInside(join(folder, name), folder);
  return {
    files,
    refused: refused.map(({ path, fault, target }) => [relative(folder, path), fault, target]),
  };
};
const FILES = ['a.txt', 'b.txt', 'deep/c.txt'];

it('lists files, sorted, and none of a missing folder', () => {
  expect(list()).toEqual({ files: FILES, refused: [] });
  expect(list('content')).toEqual({ files: [], refused: [] });
  expect(listFilesInside(join(root, 'nobody'))).toEqual({ files: [], refused: [] });
});

it('refuses files and folders whose names are not UTF-8, and lists the rest', () => {
  const odd = (name: string) => Buffer.concat([Buffer.from(join(folder, name)), Buffer.from([0xe9])]);
  writeFileSync(odd('public/caf'), '');
  mkdirSync(odd('public/deep/th'));
  expect(list()).toEqual({
    files: FILES,
    refused: expect.arrayContaining([
      ['public/caf\ufffd', 'name', null],
      ['public/deep/th\ufffd', 'name', null],
    ]),
  });
  const [first] = listFilesInside(join(folder, 'public'), folder).refused;
  expect(first && refusalMessage(first, 'public/x', 'the folder')).toBe(
    'The name public/x has bytes that are not UTF-8. Rename it.',
  );
});

it('follows links that stay inside, to files and to folders', () => {
  mkdirSync(join(folder, 'shared'));
  write('shared/logo.svg');
  link('../shared/logo.svg', 'public/logo.svg');
  link(join(folder, 'shared'), 'public/shared');
  expect(list()).toEqual({ files: [...FILES, 'logo.svg', 'shared/logo.svg'], refused: [] });
});

it('refuses links that lead out of the folder, directly or through another link, and lists the rest', () => {
  writeFileSync(join(root, 'secret'), '');
  link('/etc', 'public/etc');
  link('../../secret', 'public/secret');
  link('public/etc', 'hop');
  link('../hop/hostname', 'public/name');
  expect({ ...list(), refused: list().refused.sort() }).toEqual({
    files: FILES,
    refused: [
      ['public/etc', 'outside', '/etc'],
      ['public/name', 'outside', '../hop/hostname'],
      ['public/secret', 'outside', '../../secret'],
    ],
  });
  expect(list('public/etc').refused).toEqual([['public/etc', 'outside', '/etc']]);
  expect(checkFileInside(join(folder, 'public/etc/hostname'), folder)).toMatchObject({ fault: 'outside' });
});

it('does not confuse the folder with a sibling whose name starts the same', () => {
  mkdirSync(join(root, 'acme-two'));
  link('../../acme-two', 'public/two');
  expect(list().refused).toEqual([['public/two', 'outside', '../../acme-two']]);
});

it('refuses circular and broken links, except those of editors', () => {
  link('self', 'public/self');
  link('..', 'public/deep/up');
  link('../..', 'public/deep/top');
  link('nothing', 'public/gone');
  link('a.txt/more', 'public/through-file');
  link('me@here.1234', 'public/.#a.txt');
  const { files, refused } = list();
  expect(files).toEqual(FILES);
  expect(refused.sort()).toEqual([
    ['public/deep/top', 'circle', '../..'],
    ['public/deep/up', 'circle', '..'],
    ['public/gone', 'broken', 'nothing'],
    ['public/self', 'circle', 'self'],
    ['public/through-file', 'broken', 'a.txt/more'],
  ]);
});

it('stops after 1,000 followed links if folders link to one another', () => {
  const names = Array.from({ length: 24 }, (_, n) => `public/n${n}`);
  for (const name of names) mkdirSync(join(folder, name));
  names.slice(1).forEach((name, n) => {
    for (const side of ['left', 'right']) link(join(folder, name), `public/n${n}/${side}`);
  });
  const { files, refused } = list();
  expect(files).toEqual(FILES);
  expect(refused).toEqual([[expect.any(String), 'many', expect.any(String)]]);
  expect(MAX_LINKS).toBe(1_000);
});

it('refuses pipes, sockets and devices without opening them', async () => {
  expect(spawnSync('mkfifo', [join(folder, 'public/pipe')]).status).toBe(0);
  link('pipe', 'public/to-pipe');
  const server = createServer().listen(join(folder, 'public/sock'));
  await new Promise((resolve) => server.once('listening', resolve));
  expect(list().files).toEqual(FILES);
  expect(list().refused.sort()).toEqual([
    ['public/pipe', 'pipe', null],
    ['public/sock', 'socket', null],
    ['public/to-pipe', 'pipe', null],
  ]);
  expect(checkFileInside('/dev/null', '/dev')).toMatchObject({ fault: 'device' });
  server.close();
});

it('checkFileInside returns "file", "missing" or the reason why the path is no usable file', () => {
  expect(checkFileInside(join(folder, 'public/a.txt'), folder)).toBe('file');
  expect(checkFileInside(join(folder, 'public/none.txt'), folder)).toBe('missing');
  expect(checkFileInside(join(folder, 'public/a.txt/inside'), folder)).toBe('missing');
  expect(checkFileInside(join(folder, 'public'), folder)).toMatchObject({ fault: 'folder' });
  expect(checkFileInside(join(folder, '../acme-two'), folder)).toBe('missing');
  expect(checkFileInside('/etc/hostname', folder)).toMatchObject({ fault: 'outside' });
  expect(list('public/a.txt').refused).toEqual([['public/a.txt', 'file', null]]);
});

it('messages about refused paths name the link and its target', () => {
  const words = (fault: 'outside' | 'pipe' | 'circle', target: string | null) =>
    refusalMessage({ path: '', fault, target }, 'public/etc', "the tenant's folder");
  expect(words('outside', '/etc')).toBe(
    "The link public/etc leads to /etc, outside the tenant's folder. Copy the files into the folder instead.",
  );
  expect(words('circle', '..')).toBe('The link public/etc leads to .., which makes a circle. Remove it.');
  expect(words('circle', null)).toBe('The link public/etc makes a circle. Remove it.');
  expect(words('pipe', null)).toBe('public/etc is a pipe, not a file. Remove it.');
});
