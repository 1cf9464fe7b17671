import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { Command } from 'commander';
import { readablePath } from '../../../src/lib/readable-path.ts';
import { whyNameIsReserved } from '../../../src/stock/rules/reserved-addresses.ts';
import { slug as slugSchema } from '../../../src/tenant/schema/primitives.ts';
import { main as check } from '../check-command.ts';
import { CommandError } from '../command-error.ts';
import { main as importStock } from '../import-command.ts';
import { printError, printUncaughtErrors } from '../print-error.ts';
import { type TenantsFlags, tenantsDataOption } from '../tenants-data.ts';
import { type Answers, collectAnswers, type NewFlags } from './answers.ts';
import { startInterview } from './ask.ts';
import { type ChosenPictures, choosePictures } from './choose-pictures.ts';
import { aboutText, type NewTenant, REPLACE, siteYaml } from './new-site.ts';

type Flags = NewFlags & TenantsFlags;

/** @throws `CommandError` if the tenant cannot have this name */
function refuseName(slug: string, folder: string): void {
  if (!slugSchema.safeParse(slug).success)
    throw new CommandError(`"${slug}" cannot be a tenant’s name. Use lower-case words joined by hyphens.`);
  const why = whyNameIsReserved(slug);
  if (why !== null) throw new CommandError(`"${slug}" cannot be a tenant’s name, because ${why}.`);
  if (existsSync(folder))
    throw new CommandError(
      `${readablePath(folder)} exists already. Choose another name, or edit what is there.`,
    );
}

/** Writes the whole folder beside its place, so that no half of it is left if something fails. */
async function writeFolder(folder: string, tenant: NewTenant, answers: Answers): Promise<void> {
  const draft = join(folder, '..', `.new-${tenant.slug}`);
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(join(draft, 'content'), { recursive: true });
    await writeFile(join(draft, 'site.yaml'), siteYaml(tenant));
    await writeFile(join(draft, 'content/about-us.md'), aboutText(tenant));
    if (answers.pictures !== null) await cp(answers.pictures, join(draft, 'pictures'), { recursive: true });
    if (answers.logo !== null && tenant.logo !== null)
      await cp(answers.logo, join(draft, 'pictures', tenant.logo));
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The lines of a text with words to replace: "site.yaml:12: what somebody would hear at the door." */
const marksOf = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    const [, words] = new RegExp(`${REPLACE}: (.*?)(?: -->)?$`).exec(line) ?? [];
    return words === undefined ? [] : [`  ${file}:${at + 1}: ${words}`];
  });

function summary(tenant: NewTenant, folder: string, pictures: ChosenPictures | null): string[] {
  const unused = pictures?.unused ?? [];
  return [
    `${readablePath(folder)} is the new tenant.`,
    'Words to replace:',
    ...marksOf('site.yaml', siteYaml(tenant)),
    ...marksOf('content/about-us.md', aboutText(tenant)),
    ...(pictures && !pictures.top
      ? ['No picture is wide enough for the home page: it needs 1,200 px, wider than high.']
      : []),
    ...(unused.length > 0 ? ['Files that are no pictures:', ...unused.map((line) => `  ${line}`)] : []),
  ];
}

async function run(slug: string, flags: Flags): Promise<void> {
  const folder = resolve(flags.tenants, slug);
  refuseName(slug, folder);
  const interview = startInterview();
  const answers = await collectAnswers(flags, interview, `https://www.${slug}.example`).finally(() =>
    interview?.end(),
  );
  const pictures = answers.pictures === null ? null : await choosePictures(answers.pictures);
  const logo = answers.logo === null ? null : basename(answers.logo);
  const tenant: NewTenant = { ...answers, slug, logo, pictures };
  await writeFolder(folder, tenant, answers);
  process.stdout.write(`${summary(tenant, folder, pictures).join('\n')}\n`);
  const places = [
    '--tenants',
    flags.tenants,
    ...(flags.tenantsData === undefined ? [] : ['--tenants-data', flags.tenantsData]),
  ];
  const command = process.argv.slice(0, 2);
  if (answers.feed !== null) await importStock([...command, slug, answers.feed, ...places]);
  await check([...command, slug, ...places]);
  const next = answers.feed === null ? `npm run import -- ${slug} <feed>, then ` : '';
  process.stdout.write(`Next: ${next}npm run dev -- ${slug}\n`);
}

const collect = (text: string, before: string[]): string[] => [...before, text];

/** Makes the folder of a new tenant, imports its stock and checks it. */
export async function main(argv: string[]): Promise<void> {
  const program = new Command('npm run new --')
    .description('Makes the folder of a new dealer. Asks for what the options do not say.')
    .argument('<slug>', 'the dealer’s name in commands and addresses, such as northside')
    .option('--name <name>', 'name of the dealer')
    .option('--kind <kind>', 'cars, trucks, motorcycles or caravans')
    .option('--url <address>', 'address that the site is published at')
    .option('--colour <colour>', 'main colour, as the logo has it, such as "#1f5f7a"')
    .option(
      '--yard <yard>',
      'a yard: "name | address | phone | mail | hours"; can be repeated, the main yard first',
      collect,
      [],
    )
    .option('--makes <makes>', 'makes sold new, with commas')
    .option('--abn <number>', 'Australian Business Number')
    .option('--licence <licence>', 'kind and number of the dealer licence')
    .option('--logo <file>', 'picture of the logo')
    .option('--pictures <folder>', 'the dealer’s own pictures')
    .option('--feed <file>', 'stock to import')
    .option('--tenants <folder>', 'folder of the tenants', 'tenants')
    .addOption(tenantsDataOption())
    .showHelpAfterError();

  program.action(async (slug: string, flags: Flags) => {
    const task = { name: 'The new tenant', folder: resolve(flags.tenants, slug), retry: 'make it again' };
    printUncaughtErrors(task);
    try {
      await run(slug, flags);
    } catch (error) {
      if (error instanceof CommandError) process.stderr.write(`${error.message}\n`);
      else printError(error, task);
      process.exitCode = 1;
    }
  });

  await program.parseAsync(argv);
}
