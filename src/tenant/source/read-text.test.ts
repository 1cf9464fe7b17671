import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { diskRefusal } from '../../lib/disk/disk-refusal.ts';
import { readFailure, readText } from './read-text.ts';

const folder = temporaryFolder('text');

async function read(bytes: string | Buffer) {
  writeFileSync(join(folder, 'file'), bytes);
  return readText(join(folder, 'file'), 100);
}

it('reads UTF-8 without its byte order mark', async () => {
  expect(await read('Café 🚗\n')).toEqual({ ok: true, text: 'Café 🚗\n' });
  expect(await read('\uFEFFname: a')).toEqual({ ok: true, text: 'name: a' });
  expect(await read('')).toEqual({ ok: true, text: '' });
});

it('reports the line of bytes that are not UTF-8', async () => {
  const bytes = Buffer.concat([Buffer.from('Café\nfine\nCaf'), Buffer.from([0xe9, 0x0a, 0x61])]);
  expect(await read(bytes)).toMatchObject({ ok: false, line: 3 });
  expect(await read(Buffer.from([0xff]))).toMatchObject({ ok: false, line: 1 });
});

it('reports a file saved as UTF-16, with or without a byte order mark', async () => {
  const wide = Buffer.from('name: Café\n', 'utf16le');
  for (const bytes of [wide, Buffer.from(wide).swap16(), Buffer.from('\uFEFFa', 'utf16le')])
    expect(await read(bytes)).toMatchObject({ ok: false, message: expect.stringContaining('UTF-16') });
});

it('returns a message for folders, missing files and files that are too large', async () => {
  mkdirSync(join(folder, 'inner'));
  expect(await readText(join(folder, 'inner'), 100)).toMatchObject({
    ok: false,
    message: expect.stringContaining('This is a folder'),
  });
  expect(await readText(join(folder, 'nothing'), 100)).toMatchObject({
    ok: false,
    message: 'The file does not exist.',
  });
  expect(await readText(join(folder, 'inner/file/x'), 100)).toMatchObject({ ok: false });
  expect(await read('x'.repeat(100))).toMatchObject({ ok: true });
  expect(await read('x'.repeat(101))).toMatchObject({
    ok: false,
    message: expect.stringContaining('the maximum is'),
  });
});

it.each(['EACCES', 'EPERM', 'EIO'])(
  'describes the error %s in the words of diskRefusal, which all commands use',
  (code) => {
    const error = Object.assign(new Error(code), { code, path: 'tenants/acme/site.yaml' });
    const refusal = diskRefusal(error, '');
    expect(refusal?.reason).toContain('tenants/acme/site.yaml');
    expect(readFailure(error)).toBe(`${refusal?.reason} ${refusal?.next}, then try again.`);
  },
);
