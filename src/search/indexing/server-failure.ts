import { IndexFailed } from './index-failed.ts';

/** The server's answer does not have the shape of Typesense's answers. */
export class UnexpectedAnswer extends Error {}

interface Failure {
  /** Completes "The search server http://… ". */
  reason: string;
  /** Advice for the person who runs the command. */
  next: string;
}

const CHECK_SERVER =
  'Make sure that the server answers and that the admin key belongs to it, then index again.';
const FULL = /reject\w* writ|out[ _]of[ _](?:disk|memory)|no space left/i;

/** Typesense responds 422 when its disk or memory is full, other servers and file systems 507. */
const isFull = (status: number, message: string): boolean => status === 507 || FULL.test(message);

function failureOfStatus(status: number, message: string): Failure {
  if (status === 401 || status === 403)
    return {
      reason: `refused the admin key (${status}).`,
      next: 'Set TYPESENSE_ADMIN_KEY to the admin key of this server, then index again.',
    };
  if (status === 408)
    return {
      reason: `timed out: ${message}`,
      next: 'Check how busy it is, or give it more time with --timeout, then index again.',
    };
  if (status === 429)
    return { reason: 'received too many requests (429).', next: 'Wait a few minutes, then index again.' };
  if (isFull(status, message))
    return {
      reason: `is full (${status}): ${message}`,
      next: 'Give it more disk or memory, or remove collections that nothing uses, then index again.',
    };
  if (status >= 300 && status < 400)
    return {
      reason: `redirects elsewhere (${status}); the admin key is not sent there.`,
      next: 'Set host, port and protocol of config.search.typesense to the server itself, then index again.',
    };
  return { reason: `answered ${status}: ${message}`, next: CHECK_SERVER };
}

/** "ECONNREFUSED", or the error's message. */
function connectionError(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  return (cause as NodeJS.ErrnoException).code ?? cause.message;
}

function describeFailure(error: Error): Failure {
  const { httpStatus } = error as { httpStatus?: number };
  const message = error.message.replace(/^Request failed with HTTP code \d+(?: \| Server said: )?/, '');
  if (httpStatus !== undefined) return failureOfStatus(httpStatus, message || 'without a reason');
  if (error instanceof UnexpectedAnswer || error instanceof SyntaxError)
    return {
      reason: 'does not answer like Typesense.',
      next: 'Make sure that config.search.typesense names a Typesense server, not another page or proxy, then index again.',
    };
  return {
    reason: `cannot be reached, or the connection broke (${connectionError(error)}).`,
    next: 'Make sure that it is running and that config.search.typesense has its host, port and protocol, then index again.',
  };
}

/** Converts an error from a server into one with its address, the reason and advice. */
export function serverFailure(error: unknown, address: string): IndexFailed {
  if (error instanceof IndexFailed) return error;
  const { reason, next } = describeFailure(error as Error);
  return new IndexFailed([`The search server ${address} ${reason}`], next, error);
}

/** Returns a failure if documents were refused because the server is full, else null. */
export function fullServer(reasons: readonly string[], address: string): IndexFailed | null {
  const full = reasons.find((reason) => FULL.test(reason));
  if (full === undefined) return null;
  const { reason, next } = failureOfStatus(507, full);
  return new IndexFailed([`The search server ${address} ${reason}`], next);
}
