import { type ChildProcess, spawn } from 'node:child_process';

export interface Ended {
  /** Null: it was killed. */
  status: number | null;
  /** Both streams, in the order they came. */
  output: string;
}

/** Starts a command of `scripts/` as a process of its own, with this admin key of a search server. */
export function startCommand(
  script: string,
  args: readonly string[],
  adminKey: string | null,
): { child: ChildProcess; ended: Promise<Ended> } {
  const { TYPESENSE_ADMIN_KEY: _, ...rest } = process.env;
  const env = adminKey === null ? rest : { ...rest, TYPESENSE_ADMIN_KEY: adminKey };
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (status) => resolve({ status, output }));
  });
  return { child, ended };
}
