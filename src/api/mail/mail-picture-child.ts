import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { type MailJpegTask, mailJpeg } from './mail-jpeg.ts';

/** The child process of `createMailPictures`: makes the picture of each message. */

// The service answers shoppers meanwhile, so it gets the processor first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Each picture arrives once, so nothing decoded is worth its memory.
sharp.cache(false);

process.on('message', async (task: MailJpegTask) => {
  process.send?.({ jpeg: await mailJpeg(task) });
});
// The service has ended, so nobody needs the answer.
process.on('disconnect', () => process.exit());
