import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { cleanPhoto } from './clean-photo.ts';

/** The child process of `createPhotoCleaner`: decodes the photo of each message and encodes it again. */

// The service answers shoppers meanwhile, so it gets the processor first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Each photo arrives once, so nothing decoded is worth its memory.
sharp.cache(false);

process.on('message', async (bytes: Uint8Array) => {
  process.send?.({ jpeg: await cleanPhoto(bytes) });
});
// The service has ended, so nobody needs the answer.
process.on('disconnect', () => process.exit());
