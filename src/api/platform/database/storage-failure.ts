/** Codes of Node's errors: a disk that is full or cannot be written, and a database that cannot be reached. */
const SYSTEM_CODES = new Set([
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'],
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EPIPE',
  ],
]);

/**
 * Codes of PostgreSQL: connections, resources (53100 is a full disk), the operator's interventions (57014 is a statement
 * that took too long), the system, locks that took too long, and a database that can only be read.
 */
const SQL_STATES = /^(08|53|57|58)\w{3}$|^55P03$|^25006$/;

/** Errors of the drivers that have no code: no connection became free in time, or one ended; PGlite has crashed. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|PGlite is closed|PGlite failed)/;

const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

interface Failure {
  code?: unknown;
  message: string;
  cause?: unknown;
}

/** The error and its causes; Drizzle wraps the errors of databases. */
function chainOf(error: unknown): Failure[] {
  const chain: Failure[] = [];
  for (let each = error; each instanceof Error && chain.length < 10; each = each.cause) chain.push(each);
  return chain;
}

/** True if nothing can be stored at the moment, so that the same request may succeed later. */
export const isStorageFailure = (error: unknown): boolean =>
  chainOf(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && (SYSTEM_CODES.has(code) || SQL_STATES.test(code))) ||
      MESSAGES.test(message),
  );

/** True if the disk of the data folder or of the database has no room left. */
export const isDiskFull = (error: unknown): boolean =>
  chainOf(error).some(({ code }) => typeof code === 'string' && FULL.has(code));
