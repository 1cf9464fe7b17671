import { request } from 'node:http';
import { outputOf, type Running } from '../commands/run-command.ts';
import { aLead } from './a-lead.ts';
import { nextAddress } from './next-address.ts';

/** The port that a service started with `--port 0` prints. */
export async function portOf(child: Running): Promise<number> {
  const output = outputOf(child);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', () => {
      const port = /listens at http:\/\/[^:]+:(\d+)/.exec(output())?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.on('close', () => reject(new Error(`The service ended before it listened: ${output()}`)));
  });
}

/** Value of FORECOURT_TRUSTED_PROXIES with which a service believes the visitor addresses that `sendLead` sends. */
export const LOCAL_PROXY = '127.0.0.1, ::1';

/** Sends a lead to the tenant acme. Resolves to its id, or to null if it was not acknowledged. */
export function sendLead(port: number, key: string): Promise<string | null> {
  const host = `acme.localhost:${port}`;
  const body = JSON.stringify(aLead({ name: `Shopper ${key}`, website_id: 'id-acme' }));
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: 'localhost',
        port,
        path: '/api/leads',
        method: 'POST',
        headers: {
          host,
          origin: `http://${host}`,
          'content-type': 'application/json',
          'idempotency-key': key,
          'x-forwarded-for': nextAddress(),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk;
        });
        // The process may be killed in the middle of its answer.
        response.on('error', () => resolve(null));
        response.on('end', () => {
          // The database may be down.
          if ((response.statusCode ?? 0) >= 500) return resolve(null);
          const { lead_id, error } = JSON.parse(text) as { lead_id?: string; error?: string };
          if (lead_id === undefined) reject(new Error(`${response.statusCode}: ${error}`));
          else resolve(lead_id);
        });
      },
    );
    sent.on('error', () => resolve(null));
    sent.end(body);
  });
}
