import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { findLead, listLeads } from '../leads/find-leads.ts';
import { listNotFound } from '../not-found/list-not-found.ts';
import { listDeliveries } from '../outbox/list-deliveries.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { replay } from '../outbox/replay.ts';
import type { Database } from '../platform/database/database.ts';
import { safeError } from '../platform/safe-error.ts';

/** Only one process can open the embedded database, so commands ask that process, on a port of this machine only. */
const LOOPBACK = '127.0.0.1';

const addressSchema = z.strictObject({ port: z.int().positive(), token: z.string().min(1) });
type CommandAddress = z.infer<typeof addressSchema>;

const addressFile = (folder: string): string => join(folder, 'control.json');

/** Routes for commands on this machine; each needs the token. */
function commandRoutes(database: Database, outbox: Pick<Outbox, 'resend'>, token: string): Hono {
  return new Hono()
    .onError((error, c) =>
      error instanceof HTTPException ? error.getResponse() : c.json(safeError(error), 500),
    )
    .use(bearerAuth({ token }))
    .get('/leads/:tenant', async (c) =>
      c.json(await listLeads(database, c.req.param('tenant'), Number(c.req.query('limit')))),
    )
    .get('/leads/:tenant/:id', async (c) =>
      c.json(await findLead(database, c.req.param('tenant'), c.req.param('id'))),
    )
    .get('/not-found/:tenant', async (c) =>
      c.json(await listNotFound(database, c.req.param('tenant'), Number(c.req.query('limit')))),
    )
    .post('/deliveries', async (c) =>
      c.json(await listDeliveries(database, z.array(z.string()).parse(await c.req.json()))),
    )
    .post('/replay/:tenant', async (c) =>
      c.json(await replay(database, outbox, c.req.param('tenant'), await c.req.json())),
    );
}

/** Listens for commands on this machine. The port and the token are in a file that only this user may read. */
export async function openCommandServer(
  database: Database,
  outbox: Pick<Outbox, 'resend'>,
  folder: string,
): Promise<{ close: () => Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const { fetch } = commandRoutes(database, outbox, token);
  const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, resolve);
  });
  const stop = () => new Promise((resolve) => server.close(resolve));
  const { port } = server.address() as AddressInfo;
  const file = addressFile(folder);
  try {
    // `mode` has no effect on a file that exists.
    rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify({ port, token } satisfies CommandAddress), { mode: 0o600 });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    close: async () => {
      rmSync(file, { force: true });
      await stop();
    },
  };
}

/**
 * True if a service has written its address for commands into the folder. False while a service is still starting. Also
 * true after a crash, because the file remains.
 */
export const hasServiceAddress = (folder: string): boolean => existsSync(addressFile(folder));

/**
 * Asks the process that has the folder's database open.
 *
 * @param path "/leads/harbourline?limit=50"
 * @param body JSON to post; if undefined, the request is a GET
 * @throws Error if the address file cannot be read, or the service does not answer or answers with an error
 */
export async function requestFromService(folder: string, path: string, body?: unknown): Promise<unknown> {
  const address = addressSchema.parse(JSON.parse(readFileSync(addressFile(folder), 'utf8')));
  const answer = await fetch(`http://${LOOPBACK}:${address.port}${path}`, {
    headers: { authorization: `Bearer ${address.token}` },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok)
    throw new Error(`The running service answered with status ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
