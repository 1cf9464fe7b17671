import { spawn } from 'node:child_process';

export interface ProcessRun {
  /** Wall time in milliseconds, start of the process included. */
  ms: number;
  /** Peak resident memory in MB. */
  peakMb: number;
  output: string;
}

/** Module that makes the process print its peak memory when it exits. */
const PEAK =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("\\npeak "+process.resourceUsage().maxRSS+"\\n"))';

/** Runs a Node program to its end and measures it from outside. Rejects when it fails. */
export function runProcess(args: string[], env: Record<string, string> = {}): Promise<ProcessRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, ['--import', PEAK, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    child.on('error', reject);
    child.on('close', (status) => {
      const ms = performance.now() - start;
      if (status !== 0) reject(new Error(`${args.join(' ')} ended with ${status}:\n${output}`));
      else resolve({ ms, peakMb: Number(/peak (\d+)/.exec(output)?.[1]) / 1024, output });
    });
  });
}

/** The middle of an odd number of figures. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
