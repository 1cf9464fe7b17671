/** Parts of an error that hold no personal data. */
export interface SafeError {
  type: string;
  code?: string;
  /** Lines of the stack trace. */
  at: string[];
  cause?: SafeError;
  /** The first errors of an AggregateError. */
  errors?: SafeError[];
}

const MAX_JOINED = 3;

/**
 * Describes an error for the log. Messages are left out, because a database quotes the values of a failed query in
 * them, which may be a shopper's.
 */
export function safeError(error: unknown): SafeError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, at: [] };
  const { name, stack, code, cause, errors } = error as NodeJS.ErrnoException & { errors?: unknown };
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    // A copy of an error, as pg-boss passes on, has a stack but neither class nor name.
    type: name ?? /^\w+/.exec(stack ?? '')?.[0] ?? 'object',
    ...(typeof code === 'string' && { code }),
    at: frames.map((line) => line.trim()),
    ...(cause !== undefined && { cause: safeError(cause) }),
    ...(Array.isArray(errors) && { errors: errors.slice(0, MAX_JOINED).map(safeError) }),
  };
}
