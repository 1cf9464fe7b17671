import { startHost } from './test-host.ts';

/** The local host in a process of its own, so that its end can be seen; stops when its input closes. */
const host = await startHost();
process.stdout.write(`${host.port}\n`);
process.stdin.resume().on('end', () => host.stop());
