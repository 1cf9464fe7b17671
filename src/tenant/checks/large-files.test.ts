import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { checkPublicFiles } from './public-files.ts';

it('pictures that shoppers wait for, and files that a host refuses, are warned of', () => {
  const folder = temporaryFolder('large-files');
  // Files without content: only their size is read.
  for (const [name, bytes] of [
    ['media/yard.jpg', 60_000_000],
    ['media/team.PNG', 5_000_001],
    ['media/small.webp', 5_000_000],
    ['brochure.pdf', 20_000_000],
    ['film.mp4', 30_000_000],
  ] as const) {
    const file = join(folder, 'public', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    truncateSync(file, bytes);
  }
  const found = checkPublicFiles(folder).map(
    ({ file, severity, message }) =>
      `${severity} ${file.slice(folder.length + '/public/'.length)}: ${message}`,
  );
  const smaller = 'Make it smaller: 2,000 pixels of width are enough, and need less than 1 MB.';
  const refused = 'Cloudflare Pages refuses a site with a file of more than 25 MiB.';
  expect(found).toEqual([
    `warning film.mp4: This file is 30.0 MB. ${refused} Make it smaller, or link to it elsewhere.`,
    `warning media/team.PNG: This picture is 5.0 MB, which takes 4 s on a phone at 10 Mbit/s. ${smaller}`,
    `warning media/yard.jpg: This picture is 60.0 MB, which takes 48 s on a phone at 10 Mbit/s. ${refused} ${smaller}`,
  ]);
});
