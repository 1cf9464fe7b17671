/** Reason why an API call failed. */
export type ApiFailure =
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  /** Aborted by the caller. */
  | { kind: 'aborted' }
  | { kind: 'status'; status: number }
  /** The response has another form than expected. */
  | { kind: 'answer'; problem: string };

function messageOf(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      return 'The service could not be reached.';
    case 'timeout':
      return 'The service took too long to answer.';
    case 'aborted':
      return 'The call was cancelled.';
    case 'status':
      return `The service answered with status ${failure.status}.`;
    case 'answer':
      return failure.problem;
  }
}

/** A failed API call. `call` names it ("price comparison"), `failure` gives the reason. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** "price comparison" */
  readonly call: string;
  readonly failure: ApiFailure;

  constructor(call: string, failure: ApiFailure, options?: ErrorOptions) {
    super(messageOf(failure), options);
    this.call = call;
    this.failure = failure;
  }
}

/** True if the caller aborted the call, which needs no message. */
export const isAborted = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'aborted';
