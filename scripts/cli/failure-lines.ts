import { diskRefusal } from '../../src/lib/disk/disk-refusal.ts';
import { CommandError } from './command-error.ts';

export interface Failed {
  /** Subject of the message's first sentence: "The build". */
  what: string;
  /** The folder that was being worked on. */
  place: string;
  /** The command to repeat once the cause is fixed: "build again". */
  again: string;
}

/**
 * An error nobody foresaw, as two lines: what failed, and what to do next. Where it failed in the code shows with
 * DEBUG=1.
 */
export function failureLines(error: unknown, { what, place, again }: Failed): string[] {
  if (error instanceof CommandError) return [error.message];
  const refusal = diskRefusal(error, place);
  if (refusal) return [refusal.reason, `Next: ${refusal.next}, then ${again}.`];
  const message = error instanceof Error ? error.message || error.name : String(error);
  const stack = process.env.DEBUG && error instanceof Error ? [String(error.stack)] : [];
  return [
    `${what} failed unexpectedly: ${message.replace(/\.$/, '')}. It was working on ${place}.`,
    ...stack,
    `Next: see whether what it names can be mended, then ${again}. If not, ${again} with DEBUG=1 and show the developers what it says.`,
  ];
}
