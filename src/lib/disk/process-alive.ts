import { readFileSync } from 'node:fs';

/** Whether a process runs on this machine, whoever started it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, as a text to compare; '' where the system does not tell or there is no such process. */
export function startOf(pid: number): string {
  try {
    // The name comes second and may hold anything; what follows its bracket are numbers, the start the 20th of them.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
