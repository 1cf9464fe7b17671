import { CommandError } from './command-error.ts';

/**
 * Parses the option `--port`, a number from 0 to 65535. With 0 the system chooses a free port.
 *
 * @param command "npm start --", for the advice
 * @throws CommandError for anything but a whole number from 0 to 65535
 */
export function parsePort(text: string, command: string): number {
  if (!/^\d+$/.test(text) || Number(text) > 65_535)
    throw new CommandError(
      `"${text}" is not a port. Next: choose a number from 1 to 65535, such as "${command} --port 4321", or 0 for any free port.`,
    );
  return Number(text);
}

/** Explains why a server cannot listen on a port; undefined for other errors. */
export function portProblem(error: NodeJS.ErrnoException, port: number, command: string): string | undefined {
  const why = new Map([
    ['EADDRINUSE', 'is in use'],
    ['EACCES', 'may not be used by this user'],
  ]).get(error.code ?? '');
  return (
    why &&
    `Port ${port} ${why}. Next: choose another one, such as "${command} --port ${Math.max(port, 4320) + 1}".`
  );
}
