import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

export interface CommandRun {
  /** Exit status; null where it was killed. */
  status: number | null;
  out: string;
  err: string;
  /** Both of them, in the order they came. */
  output: string;
}

export interface RunOptions {
  /** A module the process loads first, relative to the project. */
  preload?: string;
  /** Changes to this process's environment; undefined takes a variable away. */
  env?: Record<string, string | undefined>;
  /** Folder the command runs in; its script is taken from there too. */
  cwd?: string;
  /** The command and what it starts are a group of processes of their own. */
  group?: boolean;
}

/** Starts a command of ours, `scripts/<name>.ts`, in a process of its own. */
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

/** Listens to a command; the result answers what it has said so far, in the order it came. */
export function outputOf(child: Running): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return () => output;
}

/** Waits for a command's end and answers what it said. */
export function endOf(child: Running): Promise<CommandRun> {
  const output = outputOf(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, ...said, output: output() }));
  });
}

/** Runs a command of ours to its end. */
export const runCommand = (
  name: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<CommandRun> => endOf(startCommand(name, args, options));
