import { expect, it } from 'vitest';
import { cutAfter } from '../../../tests/support/power/cut-after.ts';
import { photoFiles } from './photo-files.ts';

it('a photo that was taken survives a power cut', { timeout: 60_000 }, async () => {
  const folder = cutAfter(`
    const { photoFiles } = await import('./src/api/drafts/photo-files.ts');
    await photoFiles(folder + '/data/photos').write('lead', 'photo', Buffer.from('a picture'));
  `);
  const photo = await photoFiles(`${folder}/data/photos`).read('lead', 'photo');
  expect(photo?.toString()).toBe('a picture');
});
