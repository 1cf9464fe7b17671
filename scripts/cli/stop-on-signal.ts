import { errorMessage } from '../../src/lib/error-message.ts';

/** Runs `stop` once at Ctrl+C or SIGTERM. A second signal ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const onSignal = () => {
    for (const signal of signals) process.off(signal, onSignal);
    stop().catch((error: unknown) => {
      console.error(errorMessage(error));
      process.exitCode = 1;
    });
  };
  for (const signal of signals) process.on(signal, onSignal);
}
