import { type Failed, failureLines } from './failure-lines.ts';

/** Tells an error on the error stream, each line beginning with the tenant's name where there is one. */
export function complain(error: unknown, failed: Failed, tenant?: string): void {
  for (const line of failureLines(error, failed))
    console.error(tenant === undefined ? line : `${tenant}: ${line}`);
}

/** Errors that nobody caught end the command in the same words, in place of a stack trace. */
export function complainAtLast(failed: Failed): void {
  process.on('uncaughtException', (error) => {
    complain(error, failed);
    process.exit(1);
  });
}
