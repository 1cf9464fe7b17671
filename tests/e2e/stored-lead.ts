import { runCommand } from '../support/commands/run-command.ts';
import { hostOf } from '../support/hosts.ts';
import { expect } from './site.ts';

/** Returns the lines that `npm run leads -- <tenant> …` prints. The command asks the running service. */
async function leadsCommand(tenant: string, ...args: string[]): Promise<string[]> {
  const { tenants, data } = hostOf(tenant);
  const { status, output } = await runCommand('leads', [
    tenant,
    ...args,
    '--tenants',
    tenants,
    '--data',
    data,
  ]);
  expect(status, output).toBe(0);
  return output.split('\n');
}

/** Returns the lines of `npm run leads -- <tenant> list` for leads from this shopper, one line per lead. */
export const storedLeads = async (tenant: string, name: string): Promise<string[]> =>
  (await leadsCommand(tenant, 'list')).filter((line) => line.includes(` ${name} `));

/**
 * Returns the lines of `npm run leads -- <tenant> show` for the shopper's lead, of which there has to be exactly one.
 */
export async function storedLead(tenant: string, name: string): Promise<string[]> {
  const found = await storedLeads(tenant, name);
  expect(found).toHaveLength(1);
  const [id = ''] = found[0]?.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/) ?? [];
  return leadsCommand(tenant, 'show', id);
}
