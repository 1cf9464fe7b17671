import { expect, it } from 'vitest';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { leadPhotos } from '../drafts/schema.ts';
import { openPGlite } from '../platform/database/open-pglite.ts';
import { attachPhotos, photosText } from './attach-photos.ts';

/** Many mail servers refuse larger mails. Encoding adds a third to the size of a photo. */
const MAIL_BYTES = 10_000_000;

it('a mail has as many photos as mail servers accept, and says where the others are and how many are missing', {
  timeout: 180_000,
}, async () => {
  const database = await openPGlite(temporaryFolder('pglite'));
  const { id: leadId } = storedLead();
  const bytes = 1_500_000;
  const photo = (i: number) => ({ tenant: 'north', leadId, bytes, addedAt: new Date(NOW.getTime() + i) });
  const rows = await database.queries
    .insert(leadPhotos)
    .values(Array.from({ length: 8 }, (_, i) => photo(i)))
    .returning();
  const [gone] = rows;
  const read = async (_: string, id: string) => (id === gone?.id ? null : Buffer.alloc(bytes));
  const photos = await attachPhotos(database, { read }, leadId);
  await database.close();
  if (photos === null) throw new Error('The lead has no photos.');
  const size = photos.attached.reduce((sum, { content }) => sum + content.length, 0);
  expect((size * 4) / 3).toBeLessThan(MAIL_BYTES);
  expect([photos.attached.length, photos.notAttached.length, photos.missing]).toEqual([4, 3, 1]);
  const text = photosText(photos);
  expect(text).toContain('The shopper sent 8 photos; 4 attached.');
  for (const { id } of rows.slice(5)) expect(text).toContain(`photos/${leadId}/${id}.jpg`);
  expect(text).toContain('1 could not be found: please ask the shopper to send them again.');
});
