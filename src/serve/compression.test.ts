import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFile, isCompressible } from './compression.ts';

it('compresses a file once for simultaneous requests, and again after it changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-compression-'));
  const file = { file: join(folder, 'a.txt'), size: 4_000, mtime: new Date(1_000) };
  writeFileSync(file.file, 'abcd'.repeat(1_000));
  const [first, second] = await Promise.all([compressFile(file, 'br'), compressFile(file, 'br')]);
  expect(second).toBe(first);
  expect(await compressFile(file, 'br')).toBe(first);
  writeFileSync(file.file, 'efgh'.repeat(1_000));
  const changed = await compressFile({ ...file, mtime: new Date(2_000) }, 'br');
  expect(brotliDecompressSync(changed).toString()).toBe('efgh'.repeat(1_000));
  rmSync(folder, { recursive: true });
});

it.each([
  ['text/html', true],
  ['text/css', true],
  ['application/javascript', true],
  ['application/json', true],
  ['application/manifest+json', true],
  ['application/xml', true],
  ['image/svg+xml', true],
  ['image/avif', false],
  ['font/woff2', false],
  ['application/octet-stream', false],
])('a file of the type %s is compressed: %s', (type, isText) => {
  expect(isCompressible(type, 4_000)).toBe(isText);
});
