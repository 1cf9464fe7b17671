import { join } from 'node:path';
import { z } from 'zod';
import { createTaskProcess } from '../task-process.ts';

const SCRIPT = join(import.meta.dirname, 'photo-child.ts');
/** The largest photo that is accepted takes about 3 s on a slow machine. */
const LIMIT_MS = 20_000;

const answerSchema = z.object({ jpeg: z.instanceof(Uint8Array).nullable() });

export interface PhotoCleaner {
  /**
   * Encodes a photo again, see `cleanPhoto`. Photos wait for each other. Resolves to null for a file that is no photo,
   * or that takes too long or too much memory.
   */
  clean: (bytes: Uint8Array) => Promise<Buffer | null>;
  close: () => void;
}

/** Decodes photos in a child process of lower priority, see `createTaskProcess`. */
export function createPhotoCleaner({ script = SCRIPT, limitMs = LIMIT_MS } = {}): PhotoCleaner {
  const { run, close } = createTaskProcess<Uint8Array, z.infer<typeof answerSchema>>({
    script,
    limitMs,
    parse: (answer) => answerSchema.parse(answer),
  });
  return {
    // A picture that makes the process fail or take too long is no photo.
    clean: async (bytes) => {
      const jpeg = (await run(bytes))?.jpeg;
      return jpeg ? Buffer.from(jpeg) : null;
    },
    close,
  };
}
