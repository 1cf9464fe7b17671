import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { createPhotoCleaner, type PhotoCleaner } from './photo-cleaner.ts';

const TIMEOUT_MS = 120_000;
const open: PhotoCleaner[] = [];
afterEach(() => {
  for (const cleaner of open.splice(0)) cleaner.close();
});

/** A cleaner whose child process answers messages by this code, which knows them as `bytes`. */
function cleanerWith(code: string, options: { limitMs?: number } = {}): PhotoCleaner {
  const script = join(temporaryFolder('photo-child'), 'child.mjs');
  writeFileSync(
    script,
    `let running = 0;
    const answer = (...bytes) => process.send({ jpeg: Buffer.from(bytes) });
    process.on('message', async (bytes) => { ${code} });
    process.on('disconnect', () => process.exit());`,
  );
  open.push(createPhotoCleaner({ script, ...options }));
  return open.at(-1) as PhotoCleaner;
}

it('a photo is encoded again in another process, and a file that is no photo is refused', {
  timeout: TIMEOUT_MS,
}, async () => {
  const cleaner = createPhotoCleaner();
  open.push(cleaner);
  const picture = sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#804020' } });
  const bytes = await picture
    .withExif({ IFD0: { Model: 'Camera' } })
    .jpeg()
    .toBuffer();
  const [jpeg, none] = await Promise.all([cleaner.clean(bytes), cleaner.clean(Buffer.from('<svg/>'))]);
  expect(none).toBeNull();
  const { width, height, format, exif } = await sharp(jpeg ?? undefined).metadata();
  expect([width, height, format, exif]).toEqual([1_600, 800, 'jpeg', undefined]);
});

it('photos are decoded one at a time', { timeout: TIMEOUT_MS }, async () => {
  const cleaner = cleanerWith(
    'running += 1; const seen = running; await new Promise((done) => setTimeout(done, 5)); running -= 1; answer(seen, bytes[0]);',
  );
  const cleaned = await Promise.all([7, 8, 9].map((byte) => cleaner.clean(Uint8Array.of(byte))));
  expect(cleaned.map((jpeg) => [...(jpeg ?? [])])).toEqual([
    [1, 7],
    [1, 8],
    [1, 9],
  ]);
});

it('a photo that makes the process end is refused, and the next one is decoded by a new process', {
  timeout: TIMEOUT_MS,
}, async () => {
  const cleaner = cleanerWith('if (bytes.length === 0) process.abort(); answer(...bytes);');
  expect(await cleaner.clean(Uint8Array.of())).toBeNull();
  expect([...((await cleaner.clean(Uint8Array.of(5))) ?? [])]).toEqual([5]);
});

it('a photo that takes too long is refused, and its process is ended', { timeout: TIMEOUT_MS }, async () => {
  const cleaner = cleanerWith('for (;;);', { limitMs: 200 });
  expect(await cleaner.clean(Uint8Array.of(1))).toBeNull();
  expect(await cleaner.clean(Uint8Array.of(2))).toBeNull();
});
