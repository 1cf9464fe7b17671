import { startHost } from './test-host.ts';

/** The local host in a child process, so that tests notice when it crashes. Stops when its input closes. */
const host = await startHost();
process.stdout.write(`${host.port}\n`);
process.stdin.resume().on('end', () => host.stop());
