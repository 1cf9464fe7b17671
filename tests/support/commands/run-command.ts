import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

export interface CommandRun {
  /** Exit status; null if it was killed. */
  status: number | null;
  out: string;
  err: string;
  /** Standard output and errors in order of arrival. */
  output: string;
}

export interface RunOptions {
  /** A module that the process loads first; path relative to the project. */
  preload?: string;
  /** Changes to this process's environment; undefined removes a variable. */
  env?: Record<string, string | undefined>;
  /** Folder the command runs in; its script is taken from there too. */
  cwd?: string;
  /** Run the command and its child processes in a new process group. */
  group?: boolean;
}

/** Starts the command `scripts/<name>.ts` in a child process. */
export function startCommand(
  name: string,
  args: readonly string[],
  { preload, env, group = false, cwd = ROOT }: RunOptions = {},
) {
  const flags = preload === undefined ? [] : ['--import', resolve(ROOT, preload)];
  return spawn(process.execPath, [...flags, resolve(cwd, `scripts/${name}.ts`), ...args], {
    cwd,
    env: { ...process.env, ...env },
    detached: group,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export type Running = ReturnType<typeof startCommand>;

/** Collects the output of a command. The returned function gives the output so far. */
export function outputOf(child: Running): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return () => output;
}

/** Waits for a command to end and returns its output. */
export function endOf(child: Running): Promise<CommandRun> {
  const output = outputOf(child);
  const streams = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    streams.out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    streams.err += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, ...streams, output: output() }));
  });
}

/** Runs the command `scripts/<name>.ts` to its end. */
export const runCommand = (
  name: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<CommandRun> => endOf(startCommand(name, args, options));
