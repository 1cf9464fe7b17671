/** Parts of an error that hold no personal data. */
export interface SafeError {
  type: string;
  code?: string;
  /** Lines of the stack trace. */
  at: string[];
  cause?: SafeError;
}

/**
 * Describes an error for the log. Messages are left out, because a database quotes the values of a failed query in
 * them, which may be a shopper's.
 */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const { code } = error as NodeJS.ErrnoException;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    at: frames.map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: safeError(error.cause) }),
  };
}
