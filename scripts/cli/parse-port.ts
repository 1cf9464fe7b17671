import { CommandError } from './command-error.ts';

/**
 * Parses the option `--port`.
 *
 * @param command "npm start --", for the advice
 * @throws CommandError
 */
export function parsePort(text: string, command: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CommandError(
      `"${text}" is not a port. Next: choose one from 1 to 65535: ${command} --port 4321`,
    );
  return port;
}

/** Explains why a server cannot listen on a port; undefined for other errors. */
export function portProblem(error: NodeJS.ErrnoException, port: number, command: string): string | undefined {
  const why = new Map([
    ['EADDRINUSE', 'is in use'],
    ['EACCES', 'may not be used by this user'],
  ]).get(error.code ?? '');
  return why && `Port ${port} ${why}. Choose another: ${command} --port ${Math.max(port, 4320) + 1}`;
}
