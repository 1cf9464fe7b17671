import { resolve } from 'node:path';
import { Command } from 'commander';
import { type LeadReader, openLeadReader } from '../../src/api/commands/lead-reader.ts';
import { leads } from '../../src/api/leads/schema.ts';
import { openDelivery } from '../../src/api/open-delivery.ts';
import { openDatabase } from '../../src/api/open-service.ts';
import { databaseName, hasDatabase } from '../../src/api/platform/database/find-database.ts';
import { openTenantDirectory } from '../../src/api/tenants/tenant-directory.ts';
import { counted } from '../../src/lib/plural.ts';
import type { TenantFolder } from '../../src/tenant/list-tenants.ts';
import { CommandError } from './command-error.ts';
import { leadDetails, leadLine } from './lead-lines.ts';
import { checkLeadsRequest } from './leads-request.ts';
import { printError, printUncaughtErrors } from './print-error.ts';
import { DATA_FOLDER, serviceSettings } from './service-settings.ts';
import { findTenants } from './tenant-folders.ts';
import { dataRootOf, type TenantsFlags, tenantsDataOption } from './tenants-data.ts';
import { wholeNumber } from './whole-number.ts';

const DEFAULT_LIMIT = 50;

interface LeadsFlags extends TenantsFlags {
  data: string;
  limit: number;
  dead?: true;
}

const unknownLead = (name: string, id: string): CommandError =>
  new CommandError(`${name} has no lead "${id}". Next: npm run leads -- ${name} list`);

/** Advice if the leads must be in another database. */
const OTHER_DATABASE = `name the folder of the service's data with --data, or set DATABASE_URL to its PostgreSQL server.`;

function summaryOf(name: string, count: number, isCut: boolean, database: string): string {
  if (count === 0)
    return `${name} has no leads yet in ${database}. If the service uses another one, ${OTHER_DATABASE}`;
  return isCut
    ? `${name}: the newest ${counted(count, 'lead')} of ${database}. For more, use --limit.`
    : `${name}: ${counted(count, 'lead')} of ${database}, newest first.`;
}

async function list(reader: LeadReader, name: string, limit: number, database: string): Promise<void> {
  // One more than is printed, to know if there are more.
  const found = await reader.list(name, limit + 1);
  const isCut = found.length > limit;
  const leads = found.slice(0, limit);
  const deliveries = await reader.deliveries(leads.map(({ id }) => id));
  const byLead = Map.groupBy(deliveries, ({ leadId }) => leadId);
  for (const lead of leads) console.log(leadLine(lead, byLead.get(lead.id) ?? []));
  console.log(summaryOf(name, leads.length, isCut, database));
}

async function show(reader: LeadReader, name: string, id: string): Promise<void> {
  const lead = await reader.find(name, id);
  if (lead === null) throw unknownLead(name, id);
  console.log(leadDetails(lead, await reader.deliveries([id])));
}

async function replay(reader: LeadReader, name: string, id: string | null): Promise<void> {
  const replayed = await reader.replay(name, { lead: id, which: id === null ? 'dead' : 'all' });
  if (replayed === null) throw unknownLead(name, id ?? '');
  const { leads, deliveries } = replayed;
  console.log(
    deliveries === 0
      ? `${name}: there is nothing to send again.`
      : `${name}: ${counted(deliveries, 'delivery', 'deliveries')} of ${counted(leads, 'lead')} queued again. The service sends them if it is running, otherwise when it starts.`,
  );
}

/** Lists a tenant's leads, shows one, or sends some again. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('npm run leads --')
    .description('Shows the leads that arrived for a tenant and their deliveries, and sends them again.')
    .argument('<tenant>', 'name of the tenant')
    .argument('[action]', 'list, show or replay', 'list')
    .argument('[lead]', 'id of the lead to show or to send again')
    .option('--dead', 'with replay: everything that could not be delivered')
    .option('--limit <n>', 'number of leads to list', wholeNumber, DEFAULT_LIMIT)
    .option('--tenants <folder>', 'folder of the tenants', 'tenants')
    .addOption(tenantsDataOption())
    .option('--data <folder>', 'folder of the embedded database', DATA_FOLDER);
  program.parse(argv);
  const flags = program.opts<LeadsFlags>();
  const data = resolve(flags.data);
  const task = { name: 'Reading leads', folder: data, retry: 'run it again' };
  printUncaughtErrors(task);
  try {
    const [name = '', action = 'list', id] = program.processedArgs as (string | undefined)[];
    const dataRoot = dataRootOf(flags);
    const [tenant] = findTenants(flags.tenants, [name]) as [TenantFolder];
    checkLeadsRequest({ name, action, id, dead: flags.dead === true });
    const settings = { ...serviceSettings('warn'), data };
    const database = databaseName(settings);
    // Opening it would create an empty one, in which no lead is ever found.
    if (!(await hasDatabase(settings, leads)))
      throw new CommandError(
        `There are no leads in ${database}, because no service has used it. Next: ${OTHER_DATABASE}`,
      );
    const reader = await openLeadReader(
      () => openDatabase(settings, settings.log),
      (database) =>
        openDelivery(database, {
          ...settings,
          tenants: openTenantDirectory({
            place: { folders: [tenant.folder] },
            dataRoot,
            environment: process.env,
            now: () => new Date(),
            log: settings.log,
          }),
        }),
      data,
    );
    try {
      if (action === 'replay') await replay(reader, tenant.name, id ?? null);
      else if (id === undefined) await list(reader, tenant.name, flags.limit, database);
      else await show(reader, tenant.name, id);
    } finally {
      await reader.close();
    }
  } catch (error) {
    printError(error, task);
    process.exitCode = 1;
  }
}
