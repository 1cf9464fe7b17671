import { spawn } from 'node:child_process';

export interface ProcessRun {
  /** Wall time in milliseconds, start of the process included. */
  ms: number;
  /** Peak resident memory in MB. */
  peakMb: number;
  output: string;
}

/** A module that makes the process print its peak memory in KiB when it exits. */
const PRINT_PEAK =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("\\npeak "+process.resourceUsage().maxRSS+"\\n"))';

/** Runs a Node program to its end and measures its time and memory. Rejects if it fails. */
export function runProcess(args: string[], env: Record<string, string> = {}): Promise<ProcessRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, ['--import', PRINT_PEAK, ...args], {
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
      if (status !== 0)
        reject(new Error(`The command "${args.join(' ')}" failed with exit status ${status}:\n${output}`));
      else resolve({ ms, peakMb: Number(/peak (\d+)/.exec(output)?.[1]) / 1024, output });
    });
  });
}

/** The median of an odd number of figures; of an even number the higher one of the two in the middle. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
