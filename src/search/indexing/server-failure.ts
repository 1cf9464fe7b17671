import { IndexFailed } from './index-failed.ts';

export class OddAnswer extends Error {}

interface Failure {
  /** Completes "The search server http://… ". */
  says: string;
  /** Advice for the person who runs the command. */
  next: string;
}

const ASK_AGAIN = 'see that the server answers and that the admin key is its own, then index again.';
const FULL = /reject\w* writ|out[ _]of[ _](?:disk|memory)|no space left/i;

/** Typesense responds 422 when its disk or memory is full, other servers and file systems 507. */
const isFull = (status: number, message: string): boolean => status === 507 || FULL.test(message);

function ofStatus(status: number, message: string): Failure {
  if (status === 401 || status === 403)
    return {
      says: `refused the admin key (${status}).`,
      next: 'Set TYPESENSE_ADMIN_KEY to the admin key of this server, then index again.',
    };
  if (status === 408)
    return {
      says: `is silent: ${message}`,
      next: 'See how busy it is, or give it more time with --timeout, then index again.',
    };
  if (status === 429)
    return { says: 'was asked too often (429).', next: 'Wait some minutes, then index again.' };
  if (isFull(status, message))
    return {
      says: `takes nothing more (${status}): ${message}`,
      next: 'Give it more disk or memory, or remove collections that nothing uses, then index again.',
    };
  if (status >= 300 && status < 400)
    return {
      says: `leads elsewhere (${status}), where the admin key is not sent.`,
      next: 'Set host, port and protocol of config.search.typesense to where the server itself answers, then index again.',
    };
  return { says: `answered ${status}: ${message}`, next: ASK_AGAIN };
}

/** "ECONNREFUSED", or the error's message. */
function brokenBy(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  return (cause as NodeJS.ErrnoException).code ?? cause.message;
}

function failureIn(error: Error): Failure {
  const { httpStatus } = error as { httpStatus?: number };
  const message = error.message.replace(/^Request failed with HTTP code \d+(?: \| Server said: )?/, '');
  if (httpStatus !== undefined) return ofStatus(httpStatus, message || 'without a reason');
  if (error instanceof OddAnswer || error instanceof SyntaxError)
    return {
      says: 'does not answer as Typesense does.',
      next: 'See that config.search.typesense names a Typesense server and no other page or proxy, then index again.',
    };
  return {
    says: `cannot be reached, or the connection broke (${brokenBy(error)}).`,
    next: 'See that it runs and that config.search.typesense has its host, port and protocol, then index again.',
  };
}

/** Converts an error from a server into one with its address, the reason and advice. */
export function serverFailure(error: unknown, address: string): IndexFailed {
  if (error instanceof IndexFailed) return error;
  const { says, next } = failureIn(error as Error);
  return new IndexFailed([`The search server ${address} ${says}`], next, error);
}

/** Returns a failure if documents were refused because the server is full, else null. */
export function fullServer(reasons: readonly string[], address: string): IndexFailed | null {
  const full = reasons.find((reason) => FULL.test(reason));
  if (full === undefined) return null;
  const { says, next } = ofStatus(507, full);
  return new IndexFailed([`The search server ${address} ${says}`], next);
}
