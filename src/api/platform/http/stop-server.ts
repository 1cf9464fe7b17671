import type { Server } from 'node:http';

/** Connections are closed if requests still run after this time. Our pages wait 8 s for an answer. */
const MAX_WAIT_MS = 10_000;

/** Stops a server: it accepts no new connections, and running requests have 10 s to finish. */
export async function stopServer(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), MAX_WAIT_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(timer);
}
