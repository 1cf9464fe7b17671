import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { endOf, startCommand } from '../support/commands/run-command.ts';
import { freePort } from '../support/free-port.ts';
import { twoColours, writePicture } from '../support/own-pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';

/** Far more than a machine needs that is several times slower. */
const TIMEOUT_MS = 600_000;

/** Requests a page until it names a picture that was not there before. Returns the picture's address. */
async function nextPicture(url: string, before: string): Promise<string> {
  for (;;) {
    const html = await fetch(url).then(
      (answer) => answer.text(),
      () => '',
    );
    const [address = before] = /\/_media\/pictures\/yard-[\w-]+\.avif/.exec(html) ?? [];
    if (address !== before) return address;
    await setTimeout(200);
  }
}

it('npm run dev shows a picture of the folder pictures, and the new one after its file has changed', {
  timeout: TIMEOUT_MS,
}, async () => {
  const tenants = join(temporaryFolder('dev-pictures'), 'tenants');
  const folder = join(tenants, 'acme');
  const hero_image = { src: 'pictures/yard.jpg' };
  writeTenant(tenants, 'acme', goodTenant('acme', { home: { title: 'Cars', lede: '', hero_image } }));
  await writePicture(folder, 'pictures/yard.jpg', twoColours(900, 450).jpeg());
  const port = await freePort();
  const child = startCommand(
    'dev',
    ['acme', '--tenants', tenants, '--port', String(port), '--data', temporaryFolder('dev')],
    // Remove the variables of Vitest: when they are set, Astro serves no pages.
    { env: { VITEST: '', NODE_ENV: '' } },
  );
  const end = endOf(child);
  const sizeOf = async (address: string) => {
    const answer = await fetch(`http://localhost:${port}${address}`);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    return { width, height };
  };
  try {
    const first = await nextPicture(`http://localhost:${port}/`, '');
    expect(await sizeOf(first)).toEqual({ width: 900, height: 450 });
    await writePicture(folder, 'pictures/yard.jpg', twoColours(700, 500).jpeg());
    const second = await nextPicture(`http://localhost:${port}/`, first);
    expect(await sizeOf(second)).toEqual({ width: 700, height: 500 });
  } finally {
    child.kill();
    await end;
  }
});
