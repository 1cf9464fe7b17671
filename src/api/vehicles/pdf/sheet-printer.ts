import { join } from 'node:path';
import { z } from 'zod';
import type { SafeError } from '../../platform/safe-error.ts';
import { createTaskProcess } from '../../platform/threads/task-process.ts';
import type { MadeSheet, SheetTask } from './sheet-task.ts';

const SCRIPT = join(import.meta.dirname, 'sheet-child.ts');
/** Pictures may take 5 s to arrive, and the first sheet a second to load what draws it. */
const LIMIT_MS = 20_000;

const madeSchema = z.object({ pdf: z.instanceof(Uint8Array), problems: z.array(z.custom<SafeError>()) });

export interface SheetPrinter {
  /**
   * Draws a sheet, see `makeSheet`. Sheets wait for each other.
   *
   * @throws Error if the sheet cannot be drawn
   */
  print: (task: SheetTask) => Promise<MadeSheet>;
  close: () => void;
}

/**
 * Draws sheets in a child process of lower priority, see `createTaskProcess`: a sheet takes up to a second of processor
 * time, in which the service could answer no lead.
 */
export function createSheetPrinter({ script = SCRIPT, limitMs = LIMIT_MS } = {}): SheetPrinter {
  const { run, close } = createTaskProcess<SheetTask, MadeSheet>({
    script,
    limitMs,
    parse: (answer) => madeSchema.parse(answer),
  });
  return {
    print: async (task) => {
      const made = await run(task);
      if (made === null) throw new Error('The process that draws PDFs failed or took too long.');
      return made;
    },
    close,
  };
}
