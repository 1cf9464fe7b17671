import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { LOCAL_PROXY } from '../../../tests/support/service/lead-client.ts';

export interface ServerProcess {
  port: number;
  stop: () => Promise<void>;
}

/** Starts a Node program that prints "Listens at" and its address, and waits for that. */
export async function startServer(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const found = /listens at \w+:\/\/[^:]+:(\d+)/i.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    void ended.then(() =>
      reject(new Error(`The server "${args.join(' ')}" ended before it listened: ${output}`)),
    );
  });
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

interface ServiceFolders {
  tenants: string;
  data: string;
}

/** Starts only the service behind `/api`, as `npm run api` does. */
export const startService = (
  { tenants, data }: ServiceFolders,
  { databaseUrl = '', metrics = '', mail = '' }: { databaseUrl?: string; metrics?: string; mail?: string },
): Promise<ServerProcess> =>
  startServer(['scripts/api.ts', '--port', '0', '--tenants', tenants, '--data', data], {
    DATABASE_URL: databaseUrl,
    FORECOURT_LOG: 'error',
    FORECOURT_METRICS: metrics,
    FORECOURT_SMTP_URL: mail,
    FORECOURT_MAIL_FROM: 'leads@example.com',
    FORECOURT_TRUSTED_PROXIES: LOCAL_PROXY,
  });
