/**
 * Passes on what a promise gives, and rejects if that takes too long. The timer also keeps the process alive, which
 * would otherwise end in the middle of everything where a promise never settles.
 */
export async function withinTime<T>(promise: Promise<T>, milliseconds: number, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
