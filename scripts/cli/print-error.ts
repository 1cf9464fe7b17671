import { type Failed, failureLines } from './failure-lines.ts';

/** Prints an error to stderr; the tenant's name, if given, stands before every line. */
export function printError(error: unknown, failed: Failed, tenant?: string): void {
  for (const line of failureLines(error, failed))
    console.error(tenant === undefined ? line : `${tenant}: ${line}`);
}

/** Prints uncaught errors in the same words instead of a stack trace, and exits with 1. */
export function printUncaughtErrors(failed: Failed): void {
  process.on('uncaughtException', (error) => {
    printError(error, failed);
    process.exit(1);
  });
}
