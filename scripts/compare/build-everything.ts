import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

async function run(root: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`"node ${args.join(' ')}" failed in ${root}:\n${output}`);
}

/**
 * Builds the demo dealers to `out/demo` and the fixture sites to `out/fixture`, with the code of `root`.
 *
 * @param now the fixture stock is created for this time, since ages and arrivals depend on it
 * @throws with the command's output when one fails
 */
export async function buildEverything(root: string, out: string, now: Date): Promise<void> {
  const tenants = join(out, 'tenants');
  const clock = join(import.meta.dirname, 'fixed-clock.ts');
  const env = { COMPARE_NOW: String(now.getTime()) };
  await run(root, ['--import', clock, 'tests/fixture-site/write.ts', tenants], env);
  await run(root, ['scripts/build.ts', '--all', '--dist', join(out, 'demo')]);
  await run(root, ['scripts/build.ts', '--all', '--tenants', tenants, '--dist', join(out, 'fixture')]);
}
