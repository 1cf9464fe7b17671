import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { fetchRemotePicture } from '../../src/api/platform/pictures/remote-picture.ts';
import { checkPlans } from '../../src/render/check-plans.ts';
import { checkOverrides } from '../../src/render/overrides/check-overrides.ts';
import { formatReport } from '../../src/tenant/check-report.ts';
import { checkTenants } from '../../src/tenant/check-tenants.ts';
import { printError, printUncaughtErrors } from './print-error.ts';
import { tenantFolders } from './tenant-folders.ts';
import { dataRootOf, type TenantsFlags, tenantsDataOption } from './tenants-data.ts';

/** Fetches a photo as the service does, which refuses private addresses. */
async function measurePhoto(address: string): Promise<{ bytes: number; digest: string }> {
  const photo = await fetchRemotePicture(address);
  return { bytes: photo.length, digest: hash('sha1', photo) };
}

/** Reports all problems in tenants' configuration, content and stock. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('npm run check --')
    .description('Finds every problem in tenants’ configuration, content and stock.')
    .argument('[tenant...]', 'names of tenants (default: all)')
    .option('--tenants <folder>', 'folder of the tenants', 'tenants')
    .addOption(tenantsDataOption())
    .option('--network', 'measure a few of the photos that are on other hosts')
    .parse(argv);
  const flags = program.opts<TenantsFlags & { network?: true }>();
  const { tenants } = flags;
  const task = { name: 'The check', folder: resolve(tenants), retry: 'check again' };
  printUncaughtErrors(task);

  try {
    tenantFolders(tenants, program.args);
    const checked = await checkTenants({
      root: resolve(tenants),
      dataRoot: dataRootOf(flags),
      only: program.args,
      components: (folder, site) => checkOverrides(process.cwd(), folder, site),
    });
    const measure = flags.network ? measurePhoto : null;
    const planned = await checkPlans(checked, process.cwd(), new Date(), measure);
    const report = formatReport(planned, process.cwd());
    console.log(report.lines.join('\n'));
    if (report.errors > 0) process.exitCode = 1;
  } catch (error) {
    printError(error, task);
    process.exitCode = 1;
  }
}
