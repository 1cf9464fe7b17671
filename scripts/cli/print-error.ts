import { failureLines, type Task } from './failure-lines.ts';

/** Prints an error to stderr, each line prefixed with the tenant's name if given. */
export function printError(error: unknown, task: Task, tenant?: string): void {
  for (const line of failureLines(error, task))
    console.error(tenant === undefined ? line : `${tenant}: ${line}`);
}

/** Makes uncaught errors print like others instead of with a stack trace, and exit with 1. */
export function printUncaughtErrors(task: Task): void {
  process.on('uncaughtException', (error) => {
    printError(error, task);
    process.exit(1);
  });
}
