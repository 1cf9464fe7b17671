import type { Logger } from 'pino';
import { safeError } from '../safe-error.ts';

/** Logs the failures of something that needs the database: each new reason at once, repetitions rarely. */
export interface OutageLog {
  failed: (error: unknown) => void;
  /** Stops checking whether it works again. */
  close: () => void;
}

interface Outage {
  start: number;
  errors: number;
  lastError: number;
  lastLine: number;
  reasons: Set<string>;
}

const CHECK_MS = 5_000;
/** Without errors for this long, and if the database answers, the outage is over. */
const QUIET_MS = 10_000;
const REPEAT_MS = 60_000;

/** Errors of the network, and classes of PostgreSQL's about connections and the server. They quote no values. */
const HARMLESS_CODE = /^(?:E[A-Z]+|08\w{3}|28\w{3}|3D\w{3}|53\w{3}|57P\w{2})$/;

/** pg-boss adds this to messages. Without removing it, each of its many workers would have a reason of its own. */
const WORKER = / \(Queue: .*\)$/;

/** Describes an error without values from the database. pg-boss passes on copies that are not of the class Error. */
function reasonOf(error: unknown): string {
  const { code, message, errors, cause } = (error ?? {}) as NodeJS.ErrnoException & { errors?: unknown[] };
  // Node joins the failures of several addresses in an error without a message.
  if (!message && Array.isArray(errors) && errors.length > 0) return reasonOf(errors[0]);
  if (code === undefined && cause !== undefined) return reasonOf(cause);
  if (code !== undefined && HARMLESS_CODE.test(code)) return message?.replace(WORKER, '') || code;
  // Failures of our own connections have no code: "Connection terminated unexpectedly".
  if (code === undefined && /^(?:Connection|timeout|Client)\b/i.test(message ?? '')) return message ?? '';
  return code ?? 'see error';
}

/**
 * Logs failures so that an outage of the database does not fill the log.
 *
 * @param what subject of the messages: "the job queue"
 * @param works resolves if the database answers
 */
export function logOutage(
  log: Pick<Logger, 'warn'>,
  what: string,
  works: () => Promise<void>,
  now: () => number = Date.now,
): OutageLog {
  let outage: Outage | null = null;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(timer);
    outage = null;
  };
  async function check(current: Outage): Promise<void> {
    const isQuiet = now() - current.lastError >= QUIET_MS;
    const isOver =
      isQuiet &&
      (await works().then(
        () => true,
        () => false,
      ));
    if (outage !== current) return;
    const seconds = Math.round((now() - current.start) / 1000);
    if (isOver) {
      end();
      log.warn({ seconds, errors: current.errors }, `${what} works again`);
    } else if (now() - current.lastLine >= REPEAT_MS) {
      current.lastLine = now();
      log.warn(
        { seconds, errors: current.errors, reason: [...current.reasons].at(-1) },
        `${what} still fails`,
      );
    }
  }
  return {
    failed: (error) => {
      const time = now();
      const current = outage ?? {
        start: time,
        errors: 0,
        lastError: time,
        lastLine: time,
        reasons: new Set(),
      };
      if (outage === null) {
        outage = current;
        timer = setInterval(() => void check(current), CHECK_MS);
        timer.unref();
      }
      current.errors += 1;
      current.lastError = time;
      const reason = reasonOf(error);
      if (current.reasons.has(reason)) return;
      current.reasons.add(reason);
      current.lastLine = time;
      log.warn({ reason, error: safeError(error) }, `${what} had an error`);
    },
    close: end,
  };
}
