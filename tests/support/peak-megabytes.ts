import { existsSync, readFileSync } from 'node:fs';

/**
 * Peak resident memory of this process in MB. On Linux `maxRSS` begins with that of the process that started this one,
 * which may have been larger.
 */
export function peakMegabytes(): number {
  const status = '/proc/self/status';
  const own = existsSync(status) && /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1];
  return own ? Number(own) / 1_000 : process.resourceUsage().maxRSS / 1_000;
}
