import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEALER_PICTURE } from '../../src/frame/media/social-picture.ts';
import { generatePictures } from '../../src/render/generate-pictures.ts';
import { hexColour, paletteOf } from '../../src/tenant/theme/palette.ts';
import { colourShare } from '../support/colour-share.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { loadDemo, TENANTS } from './tenants.ts';

const root = temporaryFolder('logo-marks');

it.each(TENANTS)(
  'the link preview of %s shows its logo mark in its accent colour if the site has no main picture',
  async (name) => {
    const { tenant, inventory } = await loadDemo(name);
    const folders = { root, folder: tenant.folder, cache: join(root, name) };
    const { files } = await generatePictures(
      folders,
      { ...inventory.social, sources: [], hero: null },
      () => true,
    );
    const file = files.find(({ path }) => DEALER_PICTURE.endsWith(path));
    const accent = hexColour(paletteOf(tenant.site.theme).accent);
    expect(await colourShare(readFileSync(file?.source ?? ''), accent)).toBeGreaterThan(0.001);
  },
);
