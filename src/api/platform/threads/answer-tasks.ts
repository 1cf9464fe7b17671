import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

/**
 * Answers the tasks that `createTaskProcess` sends to this child process, which ends with the service.
 *
 * @param answer an error in it ends the process, which the service notices
 */
export function answerTasks<Task>(answer: (task: Task) => Promise<object>): void {
  // The service answers shoppers meanwhile, so it gets the processor first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // Each picture arrives once, so nothing decoded is worth its memory.
  sharp.cache(false);
  process.on('message', async (task: Task) => {
    process.send?.(await answer(task));
  });
  process.on('disconnect', () => process.exit());
}
