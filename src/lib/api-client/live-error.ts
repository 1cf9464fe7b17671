/** Why a call told nothing. */
export type LiveFailure =
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  /** The caller gave it up. */
  | { kind: 'aborted' }
  | { kind: 'status'; status: number }
  /** Answered, but not with what the call reads. */
  | { kind: 'answer'; problem: string };

function wordsOf(failure: LiveFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      return 'The service could not be reached.';
    case 'timeout':
      return 'The service took too long.';
    case 'aborted':
      return 'The call was given up.';
    case 'status':
      return `The service answered ${failure.status}.`;
    case 'answer':
      return failure.problem;
  }
}

/** A call of the service that failed: which one, and why. */
export class LiveError extends Error {
  override name = 'LiveError';
  /** "price comparison" */
  readonly call: string;
  readonly failure: LiveFailure;

  constructor(call: string, failure: LiveFailure, options?: ErrorOptions) {
    super(wordsOf(failure), options);
    this.call = call;
    this.failure = failure;
  }
}

/** Whether a call failed because its caller gave it up, which is nobody's business. */
export const isAborted = (error: unknown): boolean =>
  error instanceof LiveError && error.failure.kind === 'aborted';
