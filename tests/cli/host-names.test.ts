import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runCommand } from '../support/commands/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';

const tenants = join(temporaryFolder('host-names'), 'tenants');

const images = (host: string) => ({ images: { hosts: [host] } });
const server = (host: string) => ({ search: { typesense: { host, key: 'k' } } });
const map = (tiles: string) => ({ map: { tiles } });

/** Configuration that would let pages load from unintended hosts, with the expected place in the message. */
const REFUSED: Record<string, { config: object; place: string }> = {
  com: { config: images('*.com'), place: 'images.hosts[0]' },
  'com-au': { config: images('*.com.au'), place: 'images.hosts[0]' },
  'com-au-port': { config: images('https://*.com.au:8443'), place: 'images.hosts[0]' },
  anybody: { config: images('*.github.io'), place: 'images.hosts[0]' },
  wild: { config: server('*.x.example'), place: 'search.typesense.host' },
  scheme: { config: server('https://x.example'), place: 'search.typesense.host' },
  port: { config: server('x.example:8108'), place: 'search.typesense.host' },
  'no-url': { config: map('tiles of the town'), place: 'map.tiles' },
  'no-host': { config: map('https:///{z}/{x}/{y}.png'), place: 'map.tiles' },
  'plain-http': { config: map('http://tiles.example/{z}/{x}/{y}.png'), place: 'map.tiles' },
};

beforeAll(() => {
  for (const [name, { config }] of Object.entries(REFUSED))
    writeTenant(tenants, name, goodTenant(name, { config }));
  writeTenant(tenants, 'sound', goodTenant('sound', { config: images('https://*.dealer.com.au') }));
});

it('npm run check refuses wildcard and shared hosts, and invalid hosts and addresses', async () => {
  const { status, out } = await runCommand('check', ['--tenants', tenants]);
  expect(status).toBe(1);
  for (const [name, { place }] of Object.entries(REFUSED))
    expect(out).toMatch(
      new RegExp(`${name}/site\\.yaml:\\d+:\\d+  error  config\\.${place.replace(/[.[\]]/g, '\\$&')}\\n`),
    );
  expect(out).toMatch(/^sound: 0 errors/m);
  expect(out).toContain(`${Object.keys(REFUSED).length} errors`);
}, 60_000);
