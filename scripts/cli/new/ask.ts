import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { CommandError } from '../command-error.ts';

/** Asks a person for what the command line does not say. */
export interface Interview {
  /** Repeats the question until the answer can be read. Without an answer it takes `usual`, if there is one. */
  ask: <Answer>(question: string, read: (text: string) => Answer, usual?: string) => Promise<Answer>;
  end: () => void;
}

/**
 * Starts an interview in the terminal.
 *
 * @returns null if nobody can answer, as in a script
 */
export function startInterview(): Interview | null {
  if (!stdin.isTTY) return null;
  const terminal = createInterface({ input: stdin, output: stdout });
  return {
    ask: async (question, read, usual) => {
      for (;;) {
        const text = (await terminal.question(`${question}${usual ? ` [${usual}]` : ''}: `)).trim();
        if (text === '' && usual === undefined) continue;
        try {
          return read(text === '' ? (usual as string) : text);
        } catch (error) {
          if (!(error instanceof CommandError)) throw error;
          stdout.write(`${error.message}\n`);
        }
      }
    },
    end: () => terminal.close(),
  };
}
