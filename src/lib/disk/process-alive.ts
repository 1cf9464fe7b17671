import { readFileSync } from 'node:fs';

/** True for a running process of any user on this machine. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Start time of a process, only for comparing; '' if the system does not report it or there is no such
 * process.
 */
export function startOf(pid: number): string {
  try {
    // The second field is the name in brackets, which may contain anything. Of the fields after it, the
    // start time is the 20th.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
