import { diskRefusal } from '../../src/lib/disk/disk-refusal.ts';
import { Locked } from '../../src/lib/disk/lock.ts';
import { CommandError } from './command-error.ts';

export interface Task {
  /** Subject of the message's first sentence: "The build". */
  name: string;
  /** The folder that it works on. */
  folder: string;
  /** End of the advice: "build again". */
  retry: string;
}

/** Describes an unexpected error for ops: what failed, and what to do next. DEBUG=1 adds the stack. */
export function failureLines(error: unknown, { name, folder, retry }: Task): string[] {
  if (error instanceof CommandError || error instanceof Locked) return [error.message];
  const refusal = diskRefusal(error, folder);
  if (refusal) return [refusal.reason, `Next: ${refusal.next}, then ${retry}.`];
  const message = error instanceof Error ? error.message || error.name : String(error);
  const stack = process.env.DEBUG && error instanceof Error ? [String(error.stack)] : [];
  return [
    `${name} failed unexpectedly: ${message.replace(/\.$/, '')}. It was working on ${folder}.`,
    ...stack,
    `Next: correct the cause if you can, then ${retry}. If not, ${retry} with DEBUG=1 and send the output to the developers.`,
  ];
}
