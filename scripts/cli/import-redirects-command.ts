import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { replaceFile } from '../../src/lib/disk/replace-file.ts';
import { counted } from '../../src/lib/plural.ts';
import { readablePath } from '../../src/lib/readable-path.ts';
import { BuildRefused } from '../../src/render/build-refused.ts';
import { collectAddresses, SourceRefused } from '../../src/site/old-addresses/collect-addresses.ts';
import { bareHost } from '../../src/site/old-addresses/old-address.ts';
import { planRedirects } from '../../src/site/old-addresses/plan-redirects.ts';
import { dataFiles, stockFolders } from '../../src/stock/data-folder/data-files.ts';
import { makeDataFolder } from '../../src/stock/data-folder/data-owner.ts';
import { appendRedirects } from '../../src/tenant/source/append-redirects.ts';
import { CommandError } from './command-error.ts';
import { loadAddressMatcher } from './load-address-matcher.ts';
import { printError, printUncaughtErrors } from './print-error.ts';
import { addressSourceReader } from './read-address-source.ts';
import {
  problemLines,
  redirectLine,
  summaryLines,
  withoutTargetFile,
  withoutTargetLines,
} from './redirect-lines.ts';
import { networks } from './setting-values.ts';
import { findTenants } from './tenant-folders.ts';
import { dataRootOf, type TenantsFlags, tenantsDataOption } from './tenants-data.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface Flags extends TenantsFlags {
  dryRun?: true;
  host: string[];
}

async function run(name: string, source: string, flags: Flags): Promise<number> {
  const [entry] = findTenants(flags.tenants, [name]);
  if (!entry || entry.fault) throw new CommandError(entry?.fault?.message ?? `There is no tenant "${name}".`);
  const folders = stockFolders(resolve(entry.folder), dataRootOf(flags));
  const allowed = networks('FORECOURT_WEBHOOK_PRIVATE')
    .split(/[\s,]+/)
    .filter(Boolean);
  const { tenant, matcher, existing, pagePaths } = await loadAddressMatcher(folders, ROOT, 'import again');
  const { addresses, problems, unread } = await collectAddresses(source, addressSourceReader(allowed));
  const plan = planRedirects(addresses, matcher, {
    url: tenant.site.url,
    hosts: flags.host,
    sourceHost: /^https?:/i.test(source) ? bareHost(new URL(source).host) : null,
    existing,
    pagePaths,
  });
  const all = { ...plan, problems: [...problems, ...plan.problems] };
  if (addresses.length === 0)
    throw new CommandError(
      [...problemLines(all), `${source}:1 There are no addresses in it. Nothing has changed.`].join('\n'),
    );
  const isDry = flags.dryRun === true;
  if (isDry) for (const redirect of plan.redirects) console.log(redirectLine(redirect));
  for (const line of problemLines(all)) console.error(line);
  console.log(summaryLines(plan).join('\n'));
  const { withoutTarget, redirects } = plan;
  if (withoutTarget.length > 0) console.log(withoutTargetLines(withoutTarget).join('\n'));
  if (isDry) {
    console.log('Nothing was written, because of --dry-run.');
    return unread > 0 ? 1 : 0;
  }
  const { redirectsReport } = dataFiles(folders.data);
  if (redirects.length > 0) {
    const file = appendRedirects(folders.folder, redirects);
    console.log(
      `${counted(redirects.length, 'redirect')} added to ${readablePath(file)}. Next: npm run check -- ${name}, and review the file before you build.`,
    );
  } else console.log('There is nothing new to add.');
  if (withoutTarget.length > 0) {
    makeDataFolder(folders);
    replaceFile(redirectsReport, withoutTargetFile(withoutTarget));
    const report = readablePath(redirectsReport);
    console.log(
      `The addresses without target are in ${report}. Next: fill in the column "to" where the new site has a fitting page, delete the other lines, save it under another name, and import it with npm run import-redirects -- ${name} <file>.`,
    );
  } else rmSync(redirectsReport, { force: true });
  if (unread > 0)
    console.error(
      `${counted(unread, 'sitemap')} could not be read, see above. Next: correct the cause, then import again; what was added stays.`,
    );
  return unread > 0 ? 1 : 0;
}

/** Adds redirects from the addresses of a dealer's old website. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('npm run import-redirects --')
    .description(
      'Works out where the addresses of a dealer’s old website lead on the new one, and adds them to tenants/<tenant>/redirects.csv.',
    )
    .argument('<tenant>', 'name of the tenant')
    .argument(
      '<source>',
      'file or http(s) address of a sitemap or an index of sitemaps, also packed with gzip; or a file with one address a line, or with the columns from,to',
    )
    .option('--dry-run', 'only print what would be added')
    .option(
      '--host <host>',
      'a further host of the old website; can be repeated',
      (host: string, before: string[]) => [...before, host],
      [],
    )
    .option('--tenants <folder>', 'folder of the tenants', 'tenants')
    .addOption(tenantsDataOption())
    .showHelpAfterError();
  program.parse(argv);
  const flags = program.opts<Flags>();
  const [name = '', source = ''] = program.args;
  const task = {
    name: 'The import of redirects',
    folder: join(flags.tenants, name),
    retry: 'import again',
  };
  printUncaughtErrors(task);
  try {
    process.exitCode = await run(name, source, flags);
  } catch (error) {
    if (error instanceof SourceRefused)
      console.error(`${error.message}\nNext: correct the source, then import again. Nothing has changed.`);
    else if (error instanceof BuildRefused) console.error(error.message);
    else printError(error, task);
    process.exitCode = 1;
  }
}
