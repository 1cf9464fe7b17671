import type { Server } from 'node:http';

/** Milliseconds for running requests when the process is asked to stop. */
const PATIENCE_MS = 10_000;

/** Stops a server: it accepts no new connections, and lets running requests finish. */
export async function stopServer(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(timer);
}
