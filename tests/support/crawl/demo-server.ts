import { endOf, outputOf, startCommand } from '../commands/run-command.ts';
import { HOSTS } from '../hosts.ts';
import { LOCAL_PROXY } from '../service/lead-client.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export interface DemoServer {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Builds the demo dealers where they changed and serves them with the service, as `npm start` does.
 *
 * @throws Error with the command's output if it ends before it serves
 */
export async function startDemoServer(): Promise<DemoServer> {
  const { tenants, dist } = HOSTS.demo;
  const child = startCommand(
    'start',
    ['--port', '0', '--tenants', tenants, '--dist', dist, '--data', temporaryFolder('crawl')],
    { env: { DATABASE_URL: undefined, FORECOURT_LOG: 'silent', FORECOURT_TRUSTED_PROXIES: LOCAL_PROXY } },
  );
  const output = outputOf(child);
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /^http:\/\/localhost:(\d+)\/$/m.exec(output())?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.on('close', () => reject(new Error(`The demo dealers are not served: ${output()}`)));
  });
  const stop = async () => {
    const end = endOf(child);
    child.kill('SIGTERM');
    await end;
  };
  return { port, stop };
}
