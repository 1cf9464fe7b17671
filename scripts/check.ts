import { resolve } from 'node:path';
import { Command } from 'commander';
import { checkPlans } from '../src/render/check-plans.ts';
import { componentMistakes } from '../src/render/overrides/component-mistakes.ts';
import { formatReport } from '../src/tenant/check-report.ts';
import { checkTenants } from '../src/tenant/check-tenants.ts';
import { printError, printUncaughtErrors } from './cli/print-error.ts';
import { tenantFolders } from './cli/tenant-folders.ts';

const program = new Command('npm run check --')
  .description('Finds every problem in tenants’ configuration, content and stock.')
  .argument('[tenant...]', 'names of tenants; none: all')
  .option('--tenants <folder>', 'where the tenants are', 'tenants')
  .parse();
const { tenants } = program.opts<{ tenants: string }>();
const failed = { what: 'The check', place: resolve(tenants), again: 'check again' };
printUncaughtErrors(failed);

try {
  tenantFolders(tenants, program.args);
  const checked = await checkTenants({
    root: resolve(tenants),
    only: program.args,
    components: (folder, site) => componentMistakes(process.cwd(), folder, site),
  });
  const planned = await checkPlans(checked, process.cwd(), new Date());
  const report = formatReport(planned, process.cwd());
  console.log(report.lines.join('\n'));
  if (report.errors > 0) process.exitCode = 1;
} catch (error) {
  printError(error, failed);
  process.exitCode = 1;
}
