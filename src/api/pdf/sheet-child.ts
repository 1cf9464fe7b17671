import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { makeSheet } from './make-sheet.ts';
import type { SheetTask } from './sheet-task.ts';

/** The child process of `createSheetPrinter`: draws the sheet of each message. */

// The service answers shoppers meanwhile, so it gets the processor first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Each sheet is kept by the service, so nothing decoded is worth its memory.
sharp.cache(false);

process.on('message', async (task: SheetTask) => {
  process.send?.(await makeSheet(task));
});
// The service has ended, so nobody needs the sheet.
process.on('disconnect', () => process.exit());
