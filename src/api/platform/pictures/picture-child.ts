import { z } from 'zod';
import { createTaskProcess } from '../threads/task-process.ts';

/** The largest photo of a shopper that is accepted takes about 3 s on a slow machine. */
const LIMIT_MS = 20_000;

const answerSchema = z.object({ jpeg: z.instanceof(Uint8Array).nullable() });

export interface PictureChild<Task> {
  /**
   * Lets the child process encode a picture. Pictures wait for each other. Resolves to null for a file that is no
   * picture, or that takes too long or too much memory.
   */
  encode: (task: Task) => Promise<Buffer | null>;
  close: () => void;
}

/**
 * Encodes pictures in a child process of lower priority, see `createTaskProcess`.
 *
 * @param script module that answers each task with `{ jpeg }`
 */
export function createPictureChild<Task>(script: string, limitMs = LIMIT_MS): PictureChild<Task> {
  const { run, close } = createTaskProcess<Task, z.infer<typeof answerSchema>>({
    script,
    limitMs,
    parse: (answer) => answerSchema.parse(answer),
  });
  return {
    encode: async (task) => {
      const jpeg = (await run(task))?.jpeg;
      return jpeg ? Buffer.from(jpeg) : null;
    },
    close,
  };
}
