/**
 * Resolves to null if the promise takes longer than the given number of milliseconds. The timer also keeps the process
 * alive: Node exits silently when only a promise that never settles is left.
 */
export async function withTimeLimit<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
