import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOf, type Running, runCommand, startCommand } from '../support/commands/run-command.ts';
import { LOCAL_PROXY, portOf, sendLead } from '../support/service/lead-client.ts';
import { startPostgreSQL } from '../support/service/postgresql.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';

const TIMEOUT = 900_000;

const root = temporaryFolder('service');
const tenants = join(root, 'tenants');

const started: Running[] = [];
beforeAll(() => {
  writeTenant(tenants, 'acme', goodTenant('acme', { captcha: false }));
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** A service with a database of its own, and the commands that belong to it. */
function serviceIn(name: string) {
  const data = join(root, name);
  const env = { DATABASE_URL: undefined, FORECOURT_LOG: 'error', FORECOURT_TRUSTED_PROXIES: LOCAL_PROXY };
  const flags = ['--tenants', tenants, '--data', data];
  return {
    data,
    start: (): Running => {
      const child = startCommand('api', ['--port', '0', ...flags], { env });
      started.push(child);
      return child;
    },
    run: (...args: string[]) => runCommand('leads', ['acme', ...args, ...flags], { env }),
  };
}

it('npm run api finishes running requests on SIGTERM, refuses a second process, and sends replayed leads', {
  timeout: TIMEOUT,
}, async () => {
  const { data, start, run } = serviceIn('stopped');
  const child = start();
  const end = endOf(child);
  const port = await portOf(child);
  const other = start();
  // It must not listen. If it does, it is stopped, and the test fails below.
  portOf(other).then(
    () => other.kill('SIGKILL'),
    () => {},
  );
  const second = await endOf(other);
  expect(second.output).toContain(`The data in ${data} is in use by another process (${child.pid}).`);
  expect(second.output).toContain('--data');
  expect(second.output).not.toMatch(/\n\s+at /);
  expect(second.status).toBe(1);
  const id = (await sendLead(port, 'stop-lead20')) ?? '';
  // A delivery that is still waiting when the service stops is not replayed.
  await expect
    .poll(async () => (await run('list')).out, { timeout: 120_000, interval: 1_000 })
    .toMatch(/ {2}delivered$/m);
  const posted = Array.from({ length: 20 }, (_, lead) => sendLead(port, `stop-lead${lead}`));
  await Promise.race(posted);
  child.kill('SIGTERM');
  const ids = (await Promise.all(posted)).filter((id) => id !== null);
  expect((await end).status).toBe(0);
  expect(existsSync(join(data, 'control.json'))).toBe(false);
  const { out } = await run('list');
  for (const lead of [id, ...ids]) expect(out).toContain(lead);
  expect((await run('list', '--limit', '1')).out).toMatch(
    /^\S+ .*\nacme: the newest 1 lead of the embedded database in \S+\. For more, use --limit\.\n$/,
  );

  // Everything is known without the service, too.
  expect((await run('show', id)).out).toMatch(/^name: Shopper stop-lead\d+$/m);
  const mail = readdirSync(join(data, 'mail')).filter((file) => file.startsWith(id));
  expect((await run('replay', id)).out).toBe(
    'acme: 2 deliveries of 1 lead queued again. The service sends them if it is running, otherwise when it starts.\n',
  );
  expect((await run('list')).out).toMatch(new RegExp(`^${id} .* Bell  pending: confirmation, mail$`, 'm'));
  const next = start();
  const nextEnd = endOf(next);
  await portOf(next);
  const sent = () => readdirSync(join(data, 'mail')).filter((file) => file.startsWith(`${id}.1.`));
  await expect.poll(sent, { timeout: 120_000 }).toHaveLength(2);
  expect(sent()).not.toEqual(expect.arrayContaining(mail));
  await expect
    .poll(async () => (await run('list')).out, { timeout: 120_000, interval: 1_000 })
    .not.toContain('pending');
  // The running service itself answers the command.
  expect((await run('show', id)).out).toMatch(/^mail: sales@north\.example: delivered, .*, sent again 1×$/m);
  expect((await run('replay', '--dead')).out).toBe('acme: there is nothing to send again.\n');
  expect((await run('replay', 'x')).output.trim()).toBe(
    'acme has no lead "x". Next: npm run leads -- acme list',
  );
  next.kill('SIGTERM');
  expect((await nextEnd).status).toBe(0);
});

it('npm run api --worker refuses to start without a database that processes can share', {
  timeout: TIMEOUT,
}, async () => {
  const { status, output } = await runCommand('api', ['--worker', '--tenants', tenants, '--data', root], {
    env: { DATABASE_URL: undefined },
  });
  expect(status).toBe(1);
  expect(output).toContain('--worker needs a PostgreSQL server');
  expect(output).toContain('Next: set DATABASE_URL');
});

it('npm run api refuses to start if a mail server is set, but not the address that mails come from', {
  timeout: TIMEOUT,
}, async () => {
  const { status, output } = await runCommand('api', ['--tenants', tenants, '--data', root], {
    env: { FORECOURT_SMTP_URL: 'smtp://localhost', FORECOURT_MAIL_FROM: undefined },
  });
  expect(status).toBe(1);
  expect(output).toContain(
    'FORECOURT_MAIL_FROM, the address that mails come from, is not. Next: set it to an address such as leads@example.com.au.',
  );
});

it('npm run api refuses a log level that does not exist', { timeout: TIMEOUT }, async () => {
  const { status, output } = await runCommand('api', ['--tenants', tenants, '--data', root], {
    env: { FORECOURT_LOG: 'loud' },
  });
  expect(status).toBe(1);
  expect(output).toContain(
    'FORECOURT_LOG is "loud", which is not a level. Next: set it to one of trace, debug,',
  );
  expect(output).not.toMatch(/\n\s+at /);
});

it('npm run leads prints what is wrong with its arguments, without a stack trace', {
  timeout: TIMEOUT,
}, async () => {
  const run = async (...args: string[]) => {
    const { status, output } = await runCommand('leads', [...args, '--tenants', tenants, '--data', root]);
    expect(status).toBe(1);
    return output.trim();
  };
  expect(await run('acne')).toBe(
    `There is no tenant "acne" in ${tenants}. Did you mean "acme"? The tenants are: acme.`,
  );
  expect(await run('acme', 'lst')).toBe(
    '"lst" is neither list, show nor replay. Next: npm run leads -- acme list',
  );
});

it('npm run leads names the database that it looks in and never creates one', {
  timeout: TIMEOUT,
}, async () => {
  const data = join(root, 'mistyped');
  const embedded = await serviceIn('mistyped').run('list');
  expect(embedded.output.trim()).toBe(
    `There are no leads in the embedded database in ${data}, because no service has used it. Next: name the folder of the service's data with --data, or set DATABASE_URL to its PostgreSQL server.`,
  );
  expect(embedded.status).toBe(1);
  expect(existsSync(data)).toBe(false);

  const server = await startPostgreSQL(temporaryFolder('other-database'));
  try {
    const url = await server.createDatabase('unused');
    const list = () =>
      runCommand('leads', ['acme', '--tenants', tenants, '--data', data], { env: { DATABASE_URL: url } });
    const empty = await list();
    expect(empty.output).toContain(`There are no leads in the database unused at ${new URL(url).host},`);
    expect(empty.output).not.toContain('password');
    expect(empty.status).toBe(1);
    // The first attempt must not have created the tables that the second looks for.
    expect((await list()).status).toBe(1);
  } finally {
    await server.stop();
  }
});
