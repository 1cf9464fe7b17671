import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import type { Database } from '../platform/database/database.ts';
import { hasServiceAddress, openCommandServer, requestFromService } from './command-server.ts';

/** A database that fails on every use. */
const database = {} as Database;

it('the server for commands refuses requests without its token, which is in a file that only this user can read', async () => {
  const folder = temporaryFolder('commands');
  expect(hasServiceAddress(folder)).toBe(false);
  const { close } = await openCommandServer(
    database,
    { resend: () => Promise.reject(new Error('unused')) },
    folder,
  );
  const file = join(folder, 'control.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { port, token } = JSON.parse(readFileSync(file, 'utf8')) as { port: number; token: string };
  const ask = (authorization: string) =>
    fetch(`http://127.0.0.1:${port}/leads/north?limit=1`, { headers: { authorization } });
  const refusals: [string, number][] = [
    ['', 401],
    ['Bearer ', 400],
    [`Bearer ${token}x`, 401],
    [`Basic ${token}`, 400],
  ];
  for (const [authorization, status] of refusals)
    expect((await ask(authorization)).status, authorization).toBe(status);
  // With the token the command reaches the database, which fails here.
  expect((await ask(`Bearer ${token}`)).status).toBe(500);
  await expect(requestFromService(folder, '/leads/north?limit=1')).rejects.toThrow(
    'The running service answered with status 500: {"type":"TypeError"',
  );
  await close();
  expect(hasServiceAddress(folder)).toBe(false);
});
