import type { Server } from 'node:http';
import type { OpenService } from '../../src/api/open-service.ts';
import { stopServer } from '../../src/api/platform/http/stop-server.ts';
import type { Task } from './failure-lines.ts';
import { portProblem } from './parse-port.ts';
import { printError } from './print-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

interface RunningServer {
  server: Server;
  service: OpenService;
  host: string;
  port: number;
  /** "npm start --", for the message about a port that is in use. */
  command: string;
  task: Task;
}

/** Lets running requests finish, then closes the service. */
export async function stopServerAndService(server: Server, service: OpenService): Promise<void> {
  await stopServer(server);
  await service.close();
}

/**
 * Listens until Ctrl+C or SIGTERM. If the server cannot listen, prints the reason and closes the service.
 *
 * @param onListening called with the actual port, which the system chooses if `port` is 0
 */
export function runServer(
  { server, service, host, port, command, task }: RunningServer,
  onListening: (port: number) => void,
): void {
  server.on('error', async (error) => {
    const problem = portProblem(error, port, command);
    if (problem === undefined) printError(error, task);
    else console.error(problem);
    process.exitCode = 1;
    await service.close();
  });
  server.listen(port, host, () => {
    const address = server.address();
    onListening(typeof address === 'object' ? (address?.port ?? port) : port);
  });
  stopOnSignal(() => stopServerAndService(server, service));
}
